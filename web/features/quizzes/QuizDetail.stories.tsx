import { mock } from '#mocks/msw.ts'
import type { AttemptRow, Question, Quiz, QuizResult } from '#sdk'
import { ResourcePage } from '#web/resource/ResourcePage.tsx'
import { createList } from '#web/workshop/createList.ts'
import {
  expectElement,
  expectInRow,
  findElement,
  press,
  typeText,
  waitUntil,
} from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { QuizAssign } from './QuizAssign.tsx'
import { QuizDetail } from './QuizDetail.tsx'
import { QuizResults } from './QuizResults.tsx'
import { defineQuizzes } from './quizzes.tsx'

const person = { id: 9, name: 'Layan Nasr', profile_picture_url: null }
const quiz: Quiz = {
  id: 1,
  name: 'Letters',
  description: 'Letters and their sounds',
  course: { id: 107, name: 'Tajweed' },
  totalScore: 10,
  passScore: 5,
  time: 20,
  maximumTrials: 2,
  availability: true,
  closes_on: '2026-12-20T10:00:00Z',
  questions_count: 2,
  questions_score: 8,
  createdBy: person,
  students: [person],
}
const closed = { ...quiz, closes_on: '2026-11-20T10:00:00Z' }
const attempt: AttemptRow = {
  id: 3,
  student: person,
  state: 'in_progress',
  started_on: '2026-11-25T16:50:00Z',
  ends_on: '2026-11-25T17:10:00Z',
  submitted_on: null,
  score: null,
  is_passed: null,
}
const result: QuizResult = {
  id: 9,
  student: person,
  attempts: [{ ...attempt, id: 2, state: 'submitted', score: 4, is_passed: false }, attempt],
  best_score: 4,
  is_passed: false,
  trials_left: 0,
}
const question: Question = {
  id: 7,
  quiz_id: 1,
  position: 1,
  text: 'Which letter is lengthened?',
  score: 2,
  right_option_id: 3,
  options: ['Alif', 'Ba', 'Sin', 'Mim'].map((text, index) => ({ id: index + 1, text })),
}

export default {
  component: QuizDetail,
  subcomponents: { QuizResults, QuizAssign, QuestionCard, QuestionForm },
  parameters: { signedInAs: 'tutor', handlers: [mock('listQuizResults', 200, createList([result]))] },
} satisfies Meta

const ignore = () => undefined
const quizzes = defineQuizzes('staff')

export const Detail: Story = {
  render: () => <QuizDetail row={quiz} actions={undefined} onClose={ignore} />,
  async play() {
    await findElement(document, 'dialog[open] a[href="/dashboard/quizzes/Letters/questions/1"]')
    // Eight points of ten
    await findElement(document, 'dialog[open] .fui-MessageBar')
  },
}

export const CreatorForStaff: Story = {
  render: () => (
    <QuizDetail
      row={{ ...quiz, createdBy: { ...person, category: 'tutor' } }}
      actions={undefined}
      onClose={ignore}
    />
  ),
  parameters: { signedInAs: 'operator' },
  play: expectElement('dialog[open] a[href="/dashboard/approved-tutors?id=9"]'),
}

export const DeletedMeanwhile: Story = {
  render: () => <QuizDetail row={quiz} actions={undefined} onClose={ignore} />,
  parameters: { handlers: [mock.status('listQuizResults', 404)] },
  play: expectElement('dialog[open] [role=alert], dialog[open] [role=status]'),
}

export const Results: Story = {
  render: () => <QuizResults quiz={quiz} />,
  play: ({ canvasElement }) => waitUntil(() => canvasElement.querySelectorAll('article button').length === 2),
}

export const ResultsAfterTheEnd: Story = {
  render: () => <QuizResults quiz={closed} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'article')
    if (canvasElement.querySelectorAll('article button').length !== 1)
      throw new Error('One more attempt is granted after the end')
  },
}

export const NoResults: Story = {
  render: () => <QuizResults quiz={quiz} />,
  parameters: { handlers: [mock('listQuizResults', 200, createList([]))] },
  play: expectElement('h3 ~ p'),
}

export const ResultsThatFail: Story = {
  render: () => <QuizResults quiz={quiz} />,
  parameters: { handlers: [mock.status('listQuizResults', 403)] },
  play: expectElement('[role=alert] button'),
}

export const NothingToSave: Story = {
  render: () => (
    <main>
      <QuizAssign quiz={quiz} />
    </main>
  ),
  play: expectElement('main > button[aria-disabled=true]:last-child'),
}

export const ClosedForLearners: Story = {
  render: () => <QuizAssign quiz={closed} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, '.fui-MessageBar')
    if (canvasElement.querySelector('button')) throw new Error('A closed quiz can be assigned')
  },
}

export const FirstQuestion: Story = {
  render: () => (
    <ul>
      <QuestionCard
        question={question}
        number={1}
        onUp={undefined}
        onDown={ignore}
        onEdit={ignore}
        onRemove={ignore}
      />
    </ul>
  ),
  play: expectElement('button:disabled + button:enabled'),
}

export const ChangedQuestion: Story = {
  render: () => (
    <QuestionForm
      quizId={1}
      question={question}
      onSaved={ignore}
      onChanged={async () => undefined}
      onClose={ignore}
    />
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'input[name=right][value="3"]:checked')
    await typeText(canvasElement, 'input[name=option2]', 'Alif')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=option2][aria-invalid=true]')
  },
}

export const AllOfStaff: Story = {
  render: () => <ResourcePage resource={quizzes} />,
  parameters: { signedInAs: 'operator', handlers: [mock('listQuizzes', 200, createList([quiz]))] },
  // The minutes
  play: expectInRow('20'),
}
