import { makeStyles } from '@fluentui/react-components'
import type { BookedClass } from '#sdk'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import { CourseLink, GroupClassLink } from '#web/resource/StaffLink.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { ClassDetails } from './ClassDetails.tsx'

/** A class of a list: people, state, attendance, notes, recording, feedback and what can be done. */
export function ClassRecord({ row, ...panel }: DetailProps<BookedClass>) {
  const styles = useStyles()
  return (
    <RecordDetail {...panel} title={row.course.name}>
      <div className={styles.root}>
        <Heading level={2}>
          <CourseLink course={row.course} />
          {row.group_class && (
            <>
              {' · '}
              <GroupClassLink group={row.group_class} />
            </>
          )}
        </Heading>
        <ClassDetails key={row.id} id={row.id} />
      </div>
    </RecordDetail>
  )
}

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '20px' } })
