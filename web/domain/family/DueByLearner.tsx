import type { DueTask } from './dueTasks.ts'
import { LearnerCards } from './LearnerCards.tsx'
import { TaskRow } from './TaskRow.tsx'
import { useDueTasks } from './useDueTasks.ts'

/** The homework of a family that is due, by learner, above the list of all homework. */
export function DueHomework() {
  return <DueByLearner kind="homework" />
}

/** The quizzes of a family that can be taken, by learner, above the list of all quizzes. */
export function DueQuizzes() {
  return <DueByLearner kind="quiz" />
}

function DueByLearner({ kind }: Pick<DueTask, 'kind'>) {
  // The list below shows the failure
  const { tasks } = useDueTasks(kind)
  return (
    <LearnerCards
      items={tasks}
      getLearners={({ learner }) => [learner]}
      count="family.tasks"
      all={`family.all.${kind}`}
    >
      {(task) => <TaskRow key={task.key} task={task} />}
    </LearnerCards>
  )
}
