import { findElement } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { DueHomework, DueQuizzes } from './DueByLearner.tsx'
import { DetailLine } from './DetailLine.tsx'
import { DueRow } from './DueRow.tsx'
import type { DueTask } from './dueTasks.ts'
import { LearnerCards } from './LearnerCards.tsx'
import { TaskRow } from './TaskRow.tsx'

export default {
  component: DueRow,
  subcomponents: { DetailLine, DueHomework, DueQuizzes, LearnerCards, TaskRow },
  parameters: { signedInAs: 'student' },
} satisfies Meta

function Rows() {
  const { name, short, long } = useSample()
  const base: DueTask = {
    kind: 'homework',
    key: '1',
    learner: { id: 1, name, profile_picture_url: null },
    title: short,
    until: '2026-11-21T15:00:00Z',
    isLate: false,
    isStarted: false,
    to: '/',
  }
  const tasks: DueTask[] = [
    base,
    { ...base, key: '2', isLate: true },
    { ...base, key: '3', kind: 'quiz' },
    { ...base, key: '4', kind: 'quiz', isStarted: true, title: long },
  ]
  return (
    <ul style={{ padding: 0 }}>
      {tasks.map((task) => (
        <TaskRow key={task.key} task={task} />
      ))}
    </ul>
  )
}

function Payment() {
  const { short, long } = useSample()
  return (
    <ul style={{ padding: 0 }}>
      <DueRow title={short} details={[short, long]} text={short} isLate>
        {null}
      </DueRow>
    </ul>
  )
}

export const TasksInEachState: Story = { render: () => <Rows /> }
export const PaymentWithDetails: Story = { render: () => <Payment /> }
export const HomeworkOfAFamily: Story = {
  render: () => <DueHomework />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'h2')
  },
}
export const QuizzesOfAFamily: Story = {
  render: () => <DueQuizzes />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'h2')
  },
}
