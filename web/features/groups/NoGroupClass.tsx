import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'

/** Says that no group class of a course is planned, and what a family can do until one is. */
export function NoGroupClass({ course }: { course: number }) {
  const styles = useStyles()
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="groups.noClass" />
      </p>
      <div className={styles.links}>
        <ButtonLink to={withSearch(paths.tutors, { 'course-id': course })}>
          <FormattedMessage id="groups.findTutor" />
        </ButtonLink>
        <ButtonLink to={paths.contact}>
          <FormattedMessage id="groups.contact" />
        </ButtonLink>
      </div>
    </>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  links: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
})
