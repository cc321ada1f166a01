import { makeStyles } from '@fluentui/react-components'
import { query, useQuery } from '#web/api/query.ts'
import { LearnerLink } from '#web/resource/StaffLink.tsx'

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
  const { data } = useQuery(query('/learners/list/', { query: { id } }))
  const learner = data?.data.find((one) => one.id === id)
  return <p className={styles.root}>{learner && <LearnerLink learner={learner} />}</p>
}

const useStyles = makeStyles({ root: { margin: 0, minHeight: '32px' } })
