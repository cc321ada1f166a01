import { makeStyles, tokens } from '@fluentui/react-components'
import type { CourseRow } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'
import { paths, withSearch } from '#web/paths.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import { useFormats } from '#web/resource/formats.ts'
import type { DetailProps } from '#web/resource/resource.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'

/** A course with its files, and links to its tutors and its public page. */
export function CourseDetail({ row, ...panel }: DetailProps<CourseRow>) {
  const styles = useStyles()
  const { number, text } = useFormats()
  return (
    <FactsDetail
      panel={panel}
      title={row.name}
      texts="courseList"
      facts={[
        ['code', row.code],
        ['subject', text(`courseList.options.subject.${row.subject}`)],
        ['type', text(`courseList.options.type.${row.type}`)],
        ['is_group', text(`courseList.options.is_group.${row.is_group}`)],
        ['tutors_count', number(row.tutors_count)],
        ['file_ids', row.files.length ? <FileLinks key="files" files={row.files} /> : '–'],
      ]}
    >
      <p dir="auto" className={styles.text}>
        {row.description}
      </p>
      <div className={styles.links}>
        <ButtonLink to={`${paths.approvedTutors}?f.course_id=${row.id}`}>
          <FormattedMessage id="courseList.links.tutors" />
        </ButtonLink>
        <ButtonLink to={withSearch(paths.courses, { 'course-id': row.id })}>
          <FormattedMessage id="courseList.links.page" />
        </ButtonLink>
      </div>
    </FactsDetail>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
  links: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
