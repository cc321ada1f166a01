import { mock } from '#mocks/msw.ts'
import { createList } from '#web/workshop/createList.ts'
import { createSeat } from '#web/workshop/createSeat.ts'
import { choose, expectElement, findElement, waitUntil } from '#web/workshop/interact.ts'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { useState } from 'react'
import { FamilyBoard } from './FamilyBoard.tsx'
import { Interviews } from './Interviews.tsx'
import { LearnerBoard } from './LearnerBoard.tsx'
import { LearnerFilter } from './LearnerFilter.tsx'
import { NextAppointments } from './NextAppointments.tsx'
import { NextClass } from './NextClass.tsx'
import { OwedClasses } from './OwedClasses.tsx'
import { SeatRows } from './SeatRows.tsx'

export default {
  component: FamilyBoard,
  subcomponents: {
    LearnerBoard,
    LearnerFilter,
    NextAppointments,
    NextClass,
    OwedClasses,
    Interviews,
    SeatRows,
  },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const getPath = (id: number) => `?class=${id}`
const noClass = mock('listBookedClasses', 200, createList([]))
const person = { id: 8, name: 'Amal Khalid', profile_picture_url: null }
const task = { kind: 'homework' as const, learner: person, isLate: false, isStarted: false, to: '?id=1' }

const evening = createSeat(1, 'webinar', '2026-11-25T19:00:00Z')
const interview = createSeat(2, 'interview', '2026-12-03T19:00:00Z')
const tomorrow = createSeat(3, 'webinar', '2026-11-26T19:00:00Z')

export const Board: Story = {
  render: () => <FamilyBoard getPath={getPath} />,
  play: expectElement('article + article'),
}

export const BoardThatFails: Story = {
  render: () => <FamilyBoard getPath={getPath} />,
  parameters: { handlers: [mock.status('listKids', 404)] },
  play: expectElement('[role=alert] button'),
}

export const LearnerWithManyTasks: Story = {
  render: () => (
    <LearnerBoard
      learner={{
        kid: 9,
        name: 'Layan',
        picture: null,
        next: undefined,
        due: [1, 2, 3, 4, 5].map((number) => ({
          ...task,
          key: `homework-${number}`,
          title: `Page ${number}`,
          until: '2026-11-26T19:00:00Z',
        })),
        taken: 3,
        booked: 8,
      }}
      isSelf={false}
      isOnly={false}
      getPath={getPath}
    />
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'progress[value="3"][max="8"]')
    await findElement(canvasElement, 'a[href="/dashboard/student-homework"]')
    await findElement(canvasElement, 'a[href="/tutors"]')
    if (canvasElement.querySelectorAll('li').length !== 3) throw new Error('More than three tasks are shown')
  },
}

export const NextOfStudent: Story = {
  render: () => <NextClass side="student" empty={<p />} getPath={getPath} />,
  play: expectElement('article h2 a[href^="/?class="]'),
}

export const NothingNext: Story = {
  render: () => <NextClass side="student" empty={<a href="/tutors">Find a tutor</a>} getPath={getPath} />,
  parameters: { handlers: [noClass] },
  play: expectElement('h2 ~ a[href="/tutors"]'),
}

export const NextThatFails: Story = {
  render: () => <NextClass side="tutor" empty={<p />} getPath={getPath} />,
  parameters: { signedInAs: 'tutor', handlers: [mock.status('listCurrentClasses', 404)] },
  play: expectElement('[role=alert] button'),
}

export const NextIsLoading: Story = {
  render: () => <NextClass side="student" empty={<p />} getPath={getPath} />,
  parameters: { handlers: [mock.latency('listBookedClasses', FOREVER)] },
  play({ canvasElement }) {
    if (canvasElement.querySelector('h2')) throw new Error('A heading is shown before the data')
  },
}

export const SeatsBeforeTheNextClass: Story = {
  render: () => <NextAppointments side="student" empty={<p />} getPath={getPath} />,
  parameters: {
    handlers: [noClass, mock('listBookedWebinars', 200, createList([evening, interview, tomorrow]))],
  },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'section + section a[href="/meeting?halaqa=101"]')
    await findElement(canvasElement, 'a[href="/meeting?halaqa=102"]')
    if (canvasElement.querySelector('a[href$="halaqa=103"]')) throw new Error('A halaqa of tomorrow is shown')
  },
}

export const OwnWebinar: Story = {
  render: () => <Interviews seats={[evening]} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href="/meeting?halaqa=101"]')
    if (canvasElement.querySelectorAll('h2').length !== 1) throw new Error('Interviews are announced')
  },
}

export const Owed: Story = {
  render: () => <OwedClasses side="student" getPath={getPath} />,
  parameters: {
    handlers: [
      mock(
        'listBookedClasses',
        200,
        createList([
          {
            id: 42,
            course: { id: 101, name: 'Reading' },
            tutor: person,
            tutor_time_zone: 'Africa/Cairo',
            students: [person],
            kind: 'one_to_one',
            state: 'confirmed',
            start_date_time: '2026-11-20T18:00:00Z',
            end_date_time: '2026-11-20T18:30:00Z',
          },
        ]),
      ),
    ],
  },
  play: expectElement('section li a[href="/?class=42"]'),
}

function ChosenKid() {
  const [learner, setLearner] = useState<string>()
  return (
    <>
      <LearnerFilter learner={Number(learner) || undefined} onChange={setLearner} />
      <output>{learner}</output>
    </>
  )
}

export const FilterByKid: Story = {
  render: () => <ChosenKid />,
  async play({ canvasElement }) {
    const kid = await findElement(canvasElement, 'option:nth-child(2)')
    const value = kid.getAttribute('value') ?? ''
    await choose(canvasElement, 'select', value)
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === value)
  },
}
