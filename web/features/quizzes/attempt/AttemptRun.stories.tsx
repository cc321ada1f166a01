import type { Attempt } from '#sdk'
import { useState } from 'react'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { AnswerReview } from './AnswerReview.tsx'
import { AttemptRun } from './AttemptRun.tsx'
import { HandInQuestion } from './HandInQuestion.tsx'
import { KidsQuizResult } from './KidsQuizResult.tsx'
import { KidsQuizRun } from './KidsQuizRun.tsx'
import { QuestionJumps } from './QuestionJumps.tsx'
import { QuestionSteps } from './QuestionSteps.tsx'

export default {
  component: AttemptRun,
  subcomponents: { QuestionJumps, QuestionSteps, HandInQuestion, KidsQuizRun, KidsQuizResult, AnswerReview },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const questions = [1, 2, 3].map((position) => ({
  id: 70 + position,
  position,
  text: `Which letter is lengthened in word ${position}?`,
  score: 5,
  options: ['Alif', 'Ba', 'Sin', 'Mim'].map((text, index) => ({ id: position * 10 + index, text })),
}))
const [first, second] = [71, 72]

const running: Attempt = {
  id: 3,
  quiz: { id: 1, name: 'Letters and their sounds' },
  student: { id: 9, name: 'Layan Nasr', profile_picture_url: null },
  state: 'in_progress',
  // The stories' tests stand still on 25 November, 17:00
  started_on: '2026-11-25T16:50:00Z',
  ends_on: '2026-11-25T17:10:00Z',
  server_time: '2026-11-25T17:00:00Z',
  submitted_on: null,
  saved_on: null,
  questions,
  answers: [
    { question_id: first, option_id: 10 },
    { question_id: second, option_id: null, is_marked: true },
  ],
  score: null,
  totalScore: 15,
  passScore: 8,
  is_passed: null,
  review: [],
}
const finished: Attempt = {
  ...running,
  state: 'submitted',
  score: 5,
  is_passed: false,
  review: questions.map(({ id, options: [one] }) => ({
    question_id: id,
    right_option_id: (one?.id ?? 0) + (id === second ? 1 : 0),
    is_right: id === first,
  })),
}

const keep = () => Promise.resolve(running)
const ignore = () => undefined

export const Running: Story = {
  render: () => <AttemptRun attempt={running} onChange={keep} />,
  async play({ canvasElement }) {
    const timer = await findElement(canvasElement, '[role=timer]')
    if (timer.textContent !== '10:00') throw new Error(`The time is ${timer.textContent}`)
    await findElement(canvasElement, 'nav a[data-state=open]')
    await press(canvasElement, 'nav ~ button')
    await findElement(document, '[role=alertdialog] button')
  },
}

export const LastMinute: Story = {
  render: () => <AttemptRun attempt={{ ...running, ends_on: '2026-11-25T17:00:45Z' }} onChange={keep} />,
  play: ({ canvasElement }) =>
    waitUntil(() => Boolean(canvasElement.querySelector('p[role=status]')?.textContent)),
}

export const Jumps: Story = {
  render: () => (
    <QuestionJumps
      questions={questions}
      answers={new Map(running.answers.map((answer) => [answer.question_id, answer]))}
      current={second}
      getPath={(position) => `?question=${position}`}
    />
  ),
  play({ canvasElement }) {
    const states = [...canvasElement.querySelectorAll<HTMLElement>('nav a')].map(
      ({ dataset }) => dataset.state,
    )
    if (states.join() !== 'answered,marked,open') throw new Error(`The questions are ${states.join()}`)
    return findElement(canvasElement, '[aria-current=step][href="/?question=2"]').then(ignore)
  },
}

function Steps() {
  const [position, setPosition] = useState(2)
  return <QuestionSteps position={position} count={3} onStep={setPosition} />
}

export const LastStep: Story = {
  render: () => <Steps />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button:last-child')
    await findElement(canvasElement, 'button:last-child[aria-disabled=true]')
  },
}

function HandInOnce() {
  const [count, setCount] = useState(0)
  const handIn = () => Promise.resolve(setCount((before) => before + 1))
  return (
    <>
      <output>{count}</output>
      <HandInQuestion open={2} isBusy={false} handIn={handIn} onClose={ignore} />
    </>
  )
}

export const HandedIn: Story = {
  render: () => <HandInOnce />,
  async play({ canvasElement }) {
    await press(document, '[role=alertdialog] button[class*=fui-Button]:last-of-type')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === '1')
  },
}

export const RunOfKids: Story = {
  render: () => <KidsQuizRun attempt={running} onChange={keep} />,
  parameters: { signedInAs: 'kids', path: '/?attempt=3&question=2' },
  async play() {
    await press(document, 'dialog[open] section + div button:last-child')
    await findElement(document, 'dialog[open] progress[value="3"]')
    await press(document, 'dialog[open] section + div button:last-child')
    await findElement(document, '[role=alertdialog] button')
  },
}

export const ResultOfKids: Story = {
  render: () => <KidsQuizResult attempt={finished} />,
  parameters: { signedInAs: 'kids' },
  async play() {
    await press(document, 'dialog[open] section + div button:first-child')
    await findElement(document, 'dialog[open] ol > li')
  },
}

export const AnswersLater: Story = {
  render: () => <KidsQuizResult attempt={{ ...finished, review: [] }} />,
  parameters: { signedInAs: 'kids' },
  async play() {
    await findElement(document, 'dialog[open] section + div button')
    if (document.querySelectorAll('dialog[open] section + div button').length !== 1)
      throw new Error('The right answers are shown before the last attempt')
  },
}

export const Review: Story = {
  render: () => <AnswerReview attempt={finished} />,
  play: expectElement('li:last-child > span > span + *, li:last-child > span:nth-child(2)'),
}
