import { mock } from '#mocks/msw.ts'
import { findElement, press, typeText, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryClass } from '#web/workshop/StoryClass.tsx'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { CancelClass } from './CancelClass.tsx'
import { ClassCancellation } from './ClassCancellation.tsx'
import { ClassChanges } from './ClassChanges.tsx'
import { ClassPart } from './ClassPart.tsx'
import { LearnerLink } from '#web/resource/StaffLink.tsx'
import { ClassLearner, ClassPeople } from './ClassPeople.tsx'
import { Recording } from './Recording.tsx'

export default {
  component: ClassPart,
  subcomponents: { CancelClass, ClassCancellation, ClassChanges, ClassLearner, ClassPeople, Recording },
  parameters: { signedInAs: 'tutor' },
} satisfies Meta

const asStudent = { signedInAs: 'student' } as const

function Part() {
  const { short, text } = useSample()
  return <ClassPart title={short}>{text}</ClassPart>
}

export const PartOfAClass: Story = { render: () => <Part /> }

export const LearnersForTheTutor: Story = {
  render: () => (
    <StoryClass side="tutor">
      {(bookedClass) => (
        <ClassPeople
          bookedClass={bookedClass}
          side="tutor"
          size="medium"
          renderLearner={(learner) => <LearnerLink isPlain learner={learner} />}
        />
      )}
    </StoryClass>
  ),
}

function Group() {
  const { name, one, two, long } = useSample()
  return (
    <StoryClass side="tutor">
      {(bookedClass) => (
        <ClassPeople
          bookedClass={{
            ...bookedClass,
            students: [name, one, two, long].map((each, id) => ({
              id,
              name: each,
              profile_picture_url: null,
            })),
          }}
          side="tutor"
        />
      )}
    </StoryClass>
  )
}

export const GroupForTheTutor: Story = { render: () => <Group /> }
export const TutorForTheLearner: Story = {
  render: () => (
    <StoryClass>{(bookedClass) => <ClassPeople bookedClass={bookedClass} side="student" />}</StoryClass>
  ),
  parameters: asStudent,
}

function Learner() {
  const { name } = useSample()
  const kid = { id: 1, name, profile_picture_url: null, age: 8 }
  return (
    <StoryClass>
      {(bookedClass) => <ClassLearner bookedClass={{ ...bookedClass, students: [kid] }} />}
    </StoryClass>
  )
}

export const ClassOfAKid: Story = { render: () => <Learner />, parameters: asStudent }

export const RecordingIsReady: Story = {
  render: () => (
    <StoryClass side="tutor" isOver isRecorded>
      {({ recording_url: url }) => url && <Recording url={url} />}
    </StoryClass>
  ),
}
export const RecordingIsNotReady: Story = { render: () => <Recording url={null} /> }

function Consequences() {
  return <StoryClass side="tutor">{(bookedClass) => <ClassCancellation row={bookedClass} />}</StoryClass>
}

export const ConsequencesOfCancelling: Story = {
  render: () => <Consequences />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'li')
  },
}
export const ConsequencesAreLoading: Story = {
  render: () => <Consequences />,
  parameters: { handlers: [mock.latency('previewClassCancellation', FOREVER)] },
}
export const ConsequencesFailedToLoad: Story = {
  render: () => <Consequences />,
  parameters: { handlers: [mock.status('previewClassCancellation', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
  },
}

function Cancelling() {
  return (
    <StoryClass side="tutor">
      {(bookedClass) => <CancelClass mayCancel side="tutor" bookedClass={bookedClass} />}
    </StoryClass>
  )
}

export const CancelWithoutAReason: Story = {
  render: () => <Cancelling />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, 'dialog li')
    await press(canvasElement, 'dialog button:not([data-safe])')
    await findElement(canvasElement, 'dialog textarea[aria-invalid=true]')
  },
}
export const CancelWithAReason: Story = {
  render: () => <Cancelling />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await typeText(canvasElement, 'dialog textarea', 'The tutor is ill')
    await press(canvasElement, 'dialog button:not([data-safe])')
    await waitUntilGone(canvasElement, 'dialog')
  },
}

interface ChangesProps {
  isOwed?: boolean
  isGroup?: boolean
}

/** @param days from now */
function toInstant(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

/** The changes that a parent may make to a class that can be moved for two days still. */
function Changes({ isOwed = false, isGroup = false }: ChangesProps) {
  return (
    <StoryClass>
      {(bookedClass) => (
        <ClassChanges
          bookedClass={{
            ...bookedClass,
            kind: isGroup ? 'group' : 'one_to_one',
            outcome: isOwed ? 'to_reschedule' : null,
            reschedule_until: toInstant(2),
            reschedule: null,
          }}
          side="student"
          isKid={false}
          hasBegun={false}
        />
      )}
    </StoryClass>
  )
}

/** The last button, below the one that asks for another time. */
const CANCEL = 'div > button:last-of-type'

export const ChangesOfTheFamily: Story = { render: () => <Changes />, parameters: asStudent }
export const ChangesOfAGroupClass: Story = { render: () => <Changes isGroup />, parameters: asStudent }
export const FamilyCancels: Story = {
  render: () => <Changes isOwed />,
  parameters: asStudent,
  async play({ canvasElement }) {
    await press(canvasElement, CANCEL)
    await findElement(canvasElement, 'dialog li')
  },
}
/** The question offers another time, which opens the form and brings the keyboard to it */
export const FamilyMovesInstead: Story = {
  render: () => <Changes />,
  parameters: asStudent,
  async play({ canvasElement }) {
    await findElement(canvasElement, CANCEL)
    const buttons = [...canvasElement.querySelectorAll<HTMLElement>('button')]
    buttons.at(-1)?.click()
    await findElement(canvasElement, 'dialog li')
    await press(canvasElement, 'dialog p button')
    await waitUntilGone(canvasElement, 'dialog')
    await findElement(canvasElement, ':focus textarea, :focus form')
  },
}
