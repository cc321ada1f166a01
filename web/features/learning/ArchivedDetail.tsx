import { makeStyles } from '@fluentui/react-components'
import type { ArchivedClass } from '#sdk'
import { ClassDetails } from '#web/domain/classes/ClassDetails.tsx'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { Heading } from '#web/ui/Heading.tsx'

/** A past class: recording, the tutor's notes and the feedback. */
export function ArchivedDetail({ row, ...panel }: DetailProps<ArchivedClass>) {
  const styles = useStyles()
  return (
    <RecordDetail {...panel} title={row.course.name}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.course.name}</bdi>
        </Heading>
        <ClassDetails key={row.id} id={row.id} />
      </div>
    </RecordDetail>
  )
}

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '20px' } })
