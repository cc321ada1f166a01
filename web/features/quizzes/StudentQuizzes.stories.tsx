import { mock } from '#mocks/msw.ts'
import type { StudentQuiz } from '#sdk'
import { ResourcePage } from '#web/resource/ResourcePage.tsx'
import { createList } from '#web/workshop/createList.ts'
import { expectElement, expectInRow, findElement, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { QuizStart } from './QuizStart.tsx'
import { QuizStatus } from './QuizStatus.tsx'
import { studentQuizList } from './studentQuizList.tsx'
import { StudentQuizzes } from './StudentQuizzes.tsx'

export default {
  component: StudentQuizzes,
  subcomponents: { QuizStart, QuizStatus },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const ignore = () => undefined
const quiz: StudentQuiz = {
  id: 1,
  name: 'Letters',
  description: 'Letters and their sounds',
  course: { id: 107, name: 'Tajweed' },
  learner: { id: 8, name: 'Sara Nasr', profile_picture_url: null },
  createdBy: { id: 4, name: 'Hala Murad', profile_picture_url: null },
  totalScore: 10,
  passScore: 5,
  time: 20,
  maximumTrials: 2,
  questions_count: 2,
  status: 0,
  trials_left: 2,
  best_score: null,
  is_passed: null,
  open_attempt_id: null,
  last_attempt_id: null,
  closes_on: '2026-12-20T10:00:00Z',
}
const taken: StudentQuiz = {
  ...quiz,
  status: 1,
  trials_left: 0,
  best_score: 7,
  is_passed: true,
  last_attempt_id: 3,
}

export const ToBeTaken: Story = {
  render: () => <QuizStart row={quiz} actions={undefined} onClose={ignore} />,
  play: expectElement('dialog[open] section button.fui-Button'),
}

export const OfKid: Story = {
  render: () => (
    <QuizStart row={{ ...quiz, learner: { ...quiz.learner, age: 9 } }} actions={undefined} onClose={ignore} />
  ),
  play: expectElement('dialog[open] .fui-MessageBar'),
}

export const NoAttemptsLeft: Story = {
  render: () => <QuizStart row={taken} actions={undefined} onClose={ignore} />,
  async play() {
    await findElement(document, 'dialog[open] .fui-MessageBar')
    // The result alone
    if (document.querySelectorAll('dialog[open] section button').length !== 1)
      throw new Error('One more attempt is offered')
  },
}

export const Statuses: Story = {
  render: () => (
    <>
      <QuizStatus quiz={quiz} />
      <QuizStatus quiz={{ ...quiz, open_attempt_id: 3 }} />
      <QuizStatus quiz={taken} />
      <QuizStatus quiz={{ ...taken, best_score: 2, is_passed: false }} />
    </>
  ),
  play: ({ canvasElement }) =>
    waitUntil(
      () =>
        new Set(
          [...canvasElement.querySelectorAll('.fui-FluentProvider > span')].map((one) => one.textContent),
        ).size === 4,
    ),
}

export const List: Story = {
  render: () => <ResourcePage resource={studentQuizList} />,
  parameters: {
    handlers: [mock('listStudentQuizzes', 200, createList([taken]))],
  },
  play: expectInRow('7/10'),
}

export const UnknownAttempt: Story = {
  render: () => <StudentQuizzes />,
  parameters: { path: '/?attempt=999999' },
  play: expectElement('[role=alert], [role=status]'),
}
