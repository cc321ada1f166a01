import { makeStyles } from '@fluentui/react-components'
import { query, useQuery } from '#web/api/query.ts'
import { LearnerLink } from '#web/resource/StaffLink.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

interface StudentNameProps {
  /** Of a student or a kid */
  id: number
}

/**
 * Names the student whose classes a list shows, also when there are none, with a link to the record; a kid with the
 * parent's name.
 */
export function StudentName({ id }: StudentNameProps) {
  const styles = useStyles()
  const { data, error } = useQuery(query('/learners/list/', { query: { id, with_inactive: true } }))
  const learner = data?.data.find((one) => one.id === id)
  return (
    <div className={styles.root}>
      {!data && !error && <Skeleton />}
      {learner && <LearnerLink learner={learner} />}
    </div>
  )
}

const useStyles = makeStyles({ root: { minHeight: '44px' } })
