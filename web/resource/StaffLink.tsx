import { makeStyles, tokens } from '@fluentui/react-components'
import type { Person } from '#sdk'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths, toMyStudent, withSearch } from '#web/paths.ts'
import { isStaff } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import { InactiveMark, PersonCell } from './PersonCell.tsx'
import { toPersonRecord, toStudentRecord, toTutorRecord } from './toPersonRecord.ts'

/** A record that another one refers to: for staff a link, for others its text. */
export function StaffLink({ to, children }: { to: string; children: ReactNode }) {
  const { user } = useSession()
  return <RecordLink to={isStaff(user) ? to : undefined}>{children}</RecordLink>
}

/** A link to a record; without a path its text alone. */
function RecordLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  const styles = useStyles()
  if (to === undefined) return children
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}

/** A tutor; for staff a link to the record among the approved tutors. */
export function TutorLink({ tutor, isPlain }: { tutor: Person; isPlain?: boolean }) {
  return (
    <StaffLink to={toTutorRecord(tutor)}>
      {isPlain ? <bdi>{tutor.name}</bdi> : <PersonCell {...tutor} />}
    </StaffLink>
  )
}

/** An author, owner or decider of any kind; for staff a link to the record of a learner or tutor. */
export function PersonLink({ person, isPlain }: { person: Person; isPlain?: boolean }) {
  const to = toPersonRecord(person)
  const name = isPlain ? <bdi>{person.name}</bdi> : <PersonCell {...person} />
  return to === undefined ? name : <StaffLink to={to}>{name}</StaffLink>
}

interface LearnerLinkProps {
  learner: Person
  isPlain?: boolean
  /** Leaves out whose kid it is, beside a fact that names the parent */
  isParentNamed?: boolean
}

/**
 * A student or a kid with the parent's name: for staff a link to the student's record, of a kid the parent's; for the
 * tutor, who reads of own learners, to the page of the student.
 */
export function LearnerLink({ learner, isPlain, isParentNamed = false }: LearnerLinkProps) {
  const { user } = useSession()
  const to = isStaff(user)
    ? toStudentRecord(learner)
    : user?.category === 'tutor'
      ? toMyStudent(learner.id)
      : undefined
  const shown = isParentNamed ? { ...learner, guardian: null } : learner
  if (!isPlain)
    return (
      <RecordLink to={to}>
        <PersonCell {...shown} />
      </RecordLink>
    )
  return (
    <span>
      <RecordLink to={to}>
        <bdi>{learner.name}</bdi>
      </RecordLink>
      <LearnerNote learner={shown} />
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

/** A group class; for staff a link to its record. */
export function GroupClassLink({ group }: { group: { id: number; name: string } }) {
  return (
    <StaffLink to={withSearch(paths.groupClasses, { id: group.id })}>
      <bdi>{group.name}</bdi>
    </StaffLink>
  )
}

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '4px' },
})
