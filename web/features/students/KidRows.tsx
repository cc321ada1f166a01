import { makeStyles, tokens } from '@fluentui/react-components'
import type { StudentDetail } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'

interface KidRowsProps {
  kids: StudentDetail['kids']
}

/** The kids in the record of their parent, to which their names lead elsewhere: age, classes and work of each. */
export function KidRows({ kids }: KidRowsProps) {
  const styles = useStyles()
  return (
    <section className={styles.root}>
      <Heading level={3}>
        <FormattedMessage id="students.fields.kids_count" />
      </Heading>
      {kids.length === 0 && (
        <p className={styles.text}>
          <FormattedMessage id="students.noKids" />
        </p>
      )}
      <ul className={styles.list}>
        {kids.map((kid) => (
          <li key={kid.id} className={styles.row}>
            <span className={styles.who}>
              <PersonCell {...kid} guardian={null} />
              <span className={styles.text}>
                <FormattedMessage id={kid.gender === 'Female' ? 'students.kid.girl' : 'students.kid.boy'} />
                {kid.age != null && (
                  <>
                    {' · '}
                    <FormattedMessage id="resource.age" values={{ age: kid.age }} />
                  </>
                )}
              </span>
            </span>
            <ButtonLink to={withSearch(paths.classes, { 'f.learner_id': kid.id })}>
              <FormattedMessage id="students.links.classes" />
              <Hidden>
                {' '}
                <bdi>{kid.name}</bdi>
              </Hidden>
            </ButtonLink>
            <ButtonLink to={withSearch(paths.assignments, { 'f.learner_id': kid.id })}>
              <FormattedMessage id="students.links.assignments" />
              <Hidden>
                {' '}
                <bdi>{kid.name}</bdi>
              </Hidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  who: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', flex: '1 1 200px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
