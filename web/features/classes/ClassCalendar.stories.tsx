import { Route, Routes } from 'react-router-dom'
import { mock } from '#mocks/msw.ts'
import { createList } from '#web/workshop/createList.ts'
import {
  choose,
  expectElement,
  findElement,
  press,
  waitUntil,
  waitUntilGone,
} from '#web/workshop/interact.ts'
import { StoryTemporal } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { BookedClasses } from './BookedClasses.tsx'
import { CalendarTools } from './CalendarTools.tsx'
import { CalendarView } from './CalendarView.tsx'
import { ClassAgenda } from './ClassAgenda.tsx'
import { ClassCalendar } from './ClassCalendar.tsx'
import { ComingList } from './ComingList.tsx'
import { CurrentClasses } from './CurrentClasses.tsx'
import { SecondZone } from './SecondZone.tsx'
import { StudentClasses } from './StudentClasses.tsx'
import { useCalendarUrl } from './useCalendarUrl.ts'

export default {
  component: ClassCalendar,
  subcomponents: {
    BookedClasses,
    CurrentClasses,
    CalendarView,
    CalendarTools,
    ClassAgenda,
    ComingList,
    SecondZone,
    StudentClasses,
  },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const ignore = () => undefined
const zones = ['Asia/Riyadh', 'Africa/Cairo']

function View({ span }: { span: 'agenda' | 'day' | 'month' | 'week' }) {
  const calendarUrl = useCalendarUrl()
  return (
    <>
      <CalendarView
        side="student"
        span={span}
        calendarUrl={calendarUrl}
        ownZone="Africa/Cairo"
        learnerFilter={undefined}
        hosted={undefined}
      />
      <output>{calendarUrl.date}</output>
    </>
  )
}

function List() {
  return <ComingList side="student" calendarUrl={useCalendarUrl()} />
}

export const Week: Story = {
  render: () => <View span="week" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=grid], table')
    await press(canvasElement, 'button[aria-label]')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === '2026-11-18')
  },
}

export const Month: Story = {
  render: () => <View span="month" />,
  parameters: { path: '/?date=2026-11-25' },
  play: expectElement('[role=grid], table'),
}

export const AgendaOfDays: Story = {
  render: () => <View span="agenda" />,
  play: expectElement('article a[href*="class="]'),
}

export const EmptyAgenda: Story = {
  render: () => <View span="agenda" />,
  parameters: {
    handlers: [mock('listCalendar', 200, createList([]))],
  },
  play: expectElement('[role=status] h2'),
}

export const CalendarThatFails: Story = {
  render: () => <View span="week" />,
  parameters: { handlers: [mock.status('listCalendar', 404)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
    if (canvasElement.querySelector('[role=grid], table')) throw new Error('An empty week is shown')
  },
}

export const Tools: Story = {
  render: () => (
    <StoryTemporal>
      {(temporal) => (
        <CalendarTools
          temporal={temporal}
          side="tutor"
          label="23–29 November"
          days={[{ date: '2026-11-25', from: '2026-11-24T22:00:00Z', to: '2026-11-25T22:00:00Z', hours: 24 }]}
          ownZone="Africa/Cairo"
          zone="Africa/Cairo"
          learnerFilter={undefined}
          bookedClasses={[]}
          ahead={[]}
          isToday
          second={undefined}
          cancelled={2}
          hasCancelled={false}
          onStep={ignore}
          onToday={ignore}
          onZone={ignore}
          onSecond={ignore}
          onCancelled={ignore}
        />
      )}
    </StoryTemporal>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'button[aria-pressed=false]')
    if (canvasElement.querySelector('select')) throw new Error('One zone is offered as a choice')
  },
}

export const ChosenSecondZone: Story = {
  render: () => {
    const at = new Date('2026-11-25T17:00:00Z')
    return <SecondZone second="Europe/Paris" zones={zones} shown="Africa/Cairo" at={at} onChoose={ignore} />
  },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'option[value="Asia/Riyadh"]')
    if (canvasElement.querySelector('option[value="Africa/Cairo"]'))
      throw new Error('The shown zone is offered once more')
    await choose(canvasElement, 'select', 'other')
    await findElement(canvasElement, 'input')
  },
}

export const ComingClasses: Story = {
  render: () => <List />,
  play: expectElement('ol > li article a[href*="class="]'),
}

export const NoComingClasses: Story = {
  render: () => <List />,
  parameters: { handlers: [mock('listBookedClasses', 200, createList([]))] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p')
    if (canvasElement.querySelector('ol')) throw new Error('An empty list is shown')
  },
}

export const ComingClassesThatFail: Story = {
  render: () => <List />,
  parameters: { handlers: [mock.status('listBookedClasses', 404)] },
  play: expectElement('[role=alert] button'),
}

export const HomeOfTutors: Story = {
  render: () => <CurrentClasses />,
  parameters: { signedInAs: 'tutor', path: '/?view=list' },
  play: expectElement('ol > li article a[href*="class="]'),
}

export const HomeOfFamilies: Story = {
  render: () => <BookedClasses />,
  parameters: { path: '/?view=list' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'h1 bdi')
    await findElement(canvasElement, 'ol > li article a[href*="class="]')
    await waitUntilGone(canvasElement, '[aria-busy=true]')
  },
}

export const OfOneStudent: Story = {
  render: () => (
    <Routes>
      <Route path="/classes/:id" element={<StudentClasses />} />
    </Routes>
  ),
  parameters: { signedInAs: 'operator', path: '/classes/1' },
  play: expectElement('h1'),
}
