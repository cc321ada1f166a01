import { makeStyles, tokens } from '@fluentui/react-components'
import type { Person } from '#sdk'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths, withSearch } from '#web/paths.ts'
import { isStaff } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import { InactiveMark, PersonCell } from './PersonCell.tsx'

/** A record that another one refers to: for staff a link, for others its text. */
export function StaffLink({ to, children }: { to: string; children: ReactNode }) {
  const styles = useStyles()
  const { user } = useSession()
  if (!isStaff(user)) return children
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}

/** A tutor; for staff a link to the record among the approved tutors. */
export function TutorLink({ tutor, isPlain }: { tutor: Person; isPlain?: boolean }) {
  return (
    <StaffLink to={withSearch(paths.approvedTutors, { id: tutor.id })}>
      {isPlain ? <bdi>{tutor.name}</bdi> : <PersonCell {...tutor} />}
    </StaffLink>
  )
}

interface LearnerLinkProps {
  learner: Person
  isPlain?: boolean
  to?: string
}

/** A student or a kid with the parent's name; for staff a link, by default to the student, of a kid to the parent. */
export function LearnerLink({ learner, isPlain, to = toStudentRecord(learner) }: LearnerLinkProps) {
  if (!isPlain)
    return (
      <StaffLink to={to}>
        <PersonCell {...learner} />
      </StaffLink>
    )
  return (
    <span>
      <StaffLink to={to}>
        <bdi>{learner.name}</bdi>
      </StaffLink>
      <LearnerNote learner={learner} />
    </span>
  )
}

/** Says after a learner's name whose kid it is, and whether the account is deactivated or was removed. */
export function LearnerNote({ learner: { guardian, is_inactive } }: { learner: Person }) {
  return (
    <>
      {guardian && (
        <>
          {' '}
          (<bdi>{guardian}</bdi>)
        </>
      )}
      {is_inactive && (
        <>
          {' '}
          <InactiveMark />
        </>
      )}
    </>
  )
}

/** A course; for staff a link to its record. */
export function CourseLink({ course }: { course: { id: number; name: string } }) {
  return (
    <StaffLink to={withSearch(paths.courseList, { id: course.id })}>
      <bdi>{course.name}</bdi>
    </StaffLink>
  )
}

/** Builds the path of a student's record; a kid is found by name and parent. */
export function toStudentRecord({ id, name, guardian }: Person): string {
  return withSearch(paths.students, guardian ? { q: `${name} ${guardian}` } : { id })
}

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '4px' },
})
