import type { ClassDetail, Feedback } from '#sdk'
import { mock } from '#mocks/msw.ts'
import { findElement, press, typeText, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryClass } from '#web/workshop/StoryClass.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Attendance } from './Attendance.tsx'
import { ClassFeedback } from './ClassFeedback.tsx'
import { ClassNotes } from './ClassNotes.tsx'

export default {
  component: ClassNotes,
  subcomponents: { Attendance, ClassFeedback },
  parameters: { signedInAs: 'tutor' },
} satisfies Meta

const asStudent = { signedInAs: 'student' } as const

function Attended({ isNew = false }: { isNew?: boolean }) {
  return (
    <StoryClass side="tutor" isOver>
      {(bookedClass) => (
        <Attendance bookedClass={{ ...bookedClass, ...(isNew && { attendance: [] }) }} side="tutor" />
      )}
    </StoryClass>
  )
}

export const AttendanceForTheTutor: Story = {
  render: () => <Attended />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'input[type=radio]:checked')
    await press(canvasElement, 'button[type=submit]')
    await waitUntilGone(canvasElement, 'button[type=submit][aria-disabled=true]')
  },
}
/** A note names the learner whose state a colleague has saved meanwhile; saving again overwrites it. */
export const AttendanceSavedElsewhere: Story = {
  render: () => <Attended isNew />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'input[type=radio]')
    for (const group of canvasElement.querySelectorAll('[role=radiogroup]'))
      await press(group, 'input[value=absent]')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'form [role=alert]')
  },
}
export const AttendanceIsMissing: Story = {
  render: () => <Attended isNew />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'form [role=alert]')
  },
}
export const AttendanceForTheLearner: Story = {
  render: () => (
    <StoryClass isOver>{(bookedClass) => <Attendance bookedClass={bookedClass} side="student" />}</StoryClass>
  ),
  parameters: asStudent,
}

function Notes({ side, isLong = false }: { side: 'student' | 'tutor'; isLong?: boolean }) {
  const { text, long } = useSample()
  return (
    <StoryClass side={side} isOver>
      {(bookedClass) => (
        <ClassNotes bookedClass={{ ...bookedClass, notes: isLong ? `${long}\n${text}` : text }} side={side} />
      )}
    </StoryClass>
  )
}

export const NotesForTheTutor: Story = {
  render: () => <Notes side="tutor" />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'textarea', '')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'textarea[aria-invalid=true]')
  },
}
export const RefusedNotes: Story = {
  render: () => <Notes side="tutor" />,
  parameters: { handlers: [mock.status('saveClassNotes', 500)] },
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'form [role=alert]')
  },
}
export const NotesForTheLearner: Story = {
  render: () => <Notes side="student" isLong />,
  parameters: asStudent,
}

function Said(props: { isDue?: boolean; isKid?: boolean; hasNone?: boolean; isOpen?: boolean }) {
  const { isDue = false, isKid = false, hasNone = false, isOpen = false } = props
  const { text } = useSample()
  return (
    <StoryClass isOver>
      {(bookedClass) => (
        <ClassFeedback
          bookedClass={{
            ...bookedClass,
            is_feedback_due: isDue,
            feedback: hasNone ? [] : createFeedback(bookedClass, text, isOpen),
          }}
          side="student"
          isKid={isKid}
        />
      )}
    </StoryClass>
  )
}

function createFeedback(
  { id, tutor, students, end_date_time: end }: ClassDetail,
  comment: string,
  isOpen: boolean,
): Feedback[] {
  const [student = tutor] = students
  const base = {
    class_id: id,
    platform: 5,
    service: 4,
    created_on: end,
    editable_until: isOpen ? '2099-01-01T00:00:00Z' : end,
  }
  return [
    { ...base, id: 1, author: student, about: tutor, tutor: 4, student: null, comment },
    { ...base, id: 2, author: tutor, about: student, tutor: null, student: 5, comment: '' },
  ]
}

export const FeedbackOfBoth: Story = { render: () => <Said />, parameters: asStudent }
export const FeedbackIsChanged: Story = {
  render: () => <Said isOpen />,
  parameters: { ...asStudent, handlers: [mock.status('updateFeedback', 409)] },
  async play({ canvasElement }) {
    await press(canvasElement, 'p + button')
    await findElement(canvasElement, 'form input[value="4"]:checked')
    await press(canvasElement, 'form button[type=submit]')
    await findElement(canvasElement, 'form [role=alert]')
    await press(canvasElement, 'form button[type=submit] + button')
    await waitUntilGone(canvasElement, 'form')
  },
}
export const FeedbackIsDue: Story = { render: () => <Said isDue />, parameters: asStudent }
export const FirstFeedbackOfAKid: Story = {
  render: () => <Said isDue isKid hasNone />,
  parameters: { signedInAs: 'kids' },
}
