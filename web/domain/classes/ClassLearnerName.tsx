import { makeStyles, tokens } from '@fluentui/react-components'
import type { Person } from '#sdk'
import { Link } from 'react-router-dom'
import { toMyStudent } from '#web/paths.ts'
import { LearnerLink, LearnerNote } from '#web/resource/StaffLink.tsx'

interface ClassLearnerNameProps {
  learner: Person
  isStaff: boolean
}

/** A learner of a class, a kid with the parent's name: for staff a link to the record, for the tutor to the page. */
export function ClassLearnerName({ learner, isStaff }: ClassLearnerNameProps) {
  const styles = useStyles()
  if (isStaff) return <LearnerLink isPlain learner={learner} />
  return (
    <>
      <Link to={toMyStudent(learner.id)} className={styles.link}>
        <bdi>{learner.name}</bdi>
      </Link>
      <LearnerNote learner={learner} />
    </>
  )
}

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '4px' },
})
