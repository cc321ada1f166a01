import type { HoursException, HoursRange } from '#sdk'
import { useState } from 'react'
import { query } from '#web/api/query.ts'
import { DateInput } from '#web/form/DateInput.tsx'
import { findElement, press, typeText, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import { getDayInZone } from '#web/time/format.ts'
import { StoryForm } from '#web/workshop/StoryForm.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { BookedOnDate } from './BookedOnDate.tsx'
import { DayRow } from './DayRow.tsx'
import { ExceptionsField } from './ExceptionsField.tsx'
import { findExceptionsProblem, findWeekProblem } from './hours.ts'
import { WeekField } from './WeekField.tsx'

export default {
  component: WeekField,
  subcomponents: { BookedOnDate, DayRow, ExceptionsField },
  parameters: { signedInAs: 'tutor' },
} satisfies Meta

const hours = query('/tutor/hours/')

interface WeekProps {
  /** The week, in place of the tutor's own */
  week?: HoursRange[]
}

function Week({ week }: WeekProps) {
  const { label } = useSample()
  return (
    <StoryData query={hours}>
      {({ data }) => (
        <StoryForm
          initial={{ week: week ?? [...data.week] }}
          check={(values) => toErrors('week', findWeekProblem(values.week as HoursRange[]))}
        >
          <WeekField name="week" label={label} />
        </StoryForm>
      )}
    </StoryData>
  )
}

function toErrors(name: string, problem: MessageId | undefined): Record<string, MessageId> {
  return problem ? { [name]: problem } : {}
}

const expectSeen: Story['play'] = async ({ canvasElement }) => {
  await press(canvasElement, 'button[type=submit]')
  await findElement(canvasElement, '[role=group] [role=alert]')
  await findElement(canvasElement, 'input[aria-invalid=true][aria-describedby]')
}

export const OwnWeek: Story = {
  render: () => <Week />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[role=status]')
  },
}
export const EmptyWeek: Story = {
  render: () => <Week week={[]} />,
  async play({ canvasElement }) {
    await press(canvasElement, '[role=group] [role=group] button')
    await findElement(canvasElement, 'input[value="09:00"]')
    await press(canvasElement, '[role=group] [role=group] button')
    await waitUntilGone(canvasElement, 'input[inputmode=numeric]')
  },
}
export const OverlappingHours: Story = {
  render: () => (
    <Week
      week={[
        { day: 1, from: '09:00', to: '13:00' },
        { day: 1, from: '12:00', to: '15:00' },
      ]}
    />
  ),
  play: expectSeen,
}
export const HoursInTheWrongOrder: Story = {
  render: () => <Week week={[{ day: 3, from: '18:00', to: '16:00' }]} />,
  play: expectSeen,
}
export const CopiedToOtherDays: Story = {
  render: () => <Week week={[{ day: 1, from: '09:00', to: '13:00' }]} />,
  async play({ canvasElement }) {
    await press(
      canvasElement,
      '[role=group] [role=group]:has(input[inputmode=numeric]) button[aria-expanded]',
    )
    await press(canvasElement, 'input[type=checkbox]')
    await press(canvasElement, 'label + button')
    await findElement(
      canvasElement,
      '[role=group]:has(input[inputmode=numeric]) ~ [role=group]:has(input[inputmode=numeric])',
    )
  },
}

function Dates({ exceptions }: { exceptions: HoursException[] }) {
  const { label } = useSample()
  return (
    <StoryForm
      initial={{ exceptions }}
      check={(values) => toErrors('exceptions', findExceptionsProblem(values.exceptions as HoursException[]))}
    >
      <ExceptionsField name="exceptions" label={label} timeZone="Africa/Cairo" />
    </StoryForm>
  )
}

const closed = { date: '2031-01-01', is_closed: true, from: null, to: null }
const open = { date: '2031-02-03', is_closed: false, from: '10:00', to: '12:00' }

export const NoDates: Story = {
  render: () => <Dates exceptions={[]} />,
  async play({ canvasElement }) {
    await press(canvasElement, '[role=group] button')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[aria-invalid=true]')
  },
}
export const ClosedAndOpenDates: Story = {
  render: () => <Dates exceptions={[closed, open]} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'input[type=checkbox]:checked')
    await waitUntilGone(canvasElement, 'input[type=checkbox]:checked')
  },
}
export const DoubledDate: Story = { render: () => <Dates exceptions={[closed, closed]} />, play: expectSeen }

function BookedDay() {
  return (
    <StoryData query={query('/classes/current/list/', { query: { page: 1, page_size: 10 } })}>
      {({ data }) => {
        const last = data.at(-1)
        return (
          last && (
            <Dates exceptions={[{ ...closed, date: getDayInZone(last.start_date_time, 'Africa/Cairo') }]} />
          )
        )
      }}
    </StoryData>
  )
}

/** A day off names the booked classes, which stay */
export const DayOffWithClasses: Story = {
  render: () => <BookedDay />,
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=status] a[href^="/dashboard/CurrentClasses?class="]')
    // With hours around the clock they fit
    await press(canvasElement, 'input[type=checkbox]:checked')
    await typeText(canvasElement, 'input[inputmode=numeric][value="09:00"], input[value="09:00"]', '00:00')
    await typeText(canvasElement, 'input[value="13:00"]', '00:00')
    await waitUntilGone(canvasElement, '[role=status] a')
  },
}

function Day({ ranges: initial, isWrong = false }: { ranges: readonly HoursRange[]; isWrong?: boolean }) {
  const [ranges, setRanges] = useState(initial)
  const { hint } = useSample()
  return (
    <>
      <DayRow
        day={2}
        ranges={ranges}
        isWrong={isWrong}
        errorId="wrong"
        onChange={setRanges}
        onCopy={() => undefined}
      />
      {isWrong && <p id="wrong">{hint}</p>}
    </>
  )
}

const morning = { day: 2, from: '09:00', to: '12:00' }

export const DayWithoutHours: Story = { render: () => <Day ranges={[]} /> }
export const DayWithHours: Story = {
  render: () => <Day ranges={[morning, { day: 2, from: '14:00', to: '18:30' }]} />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[inputmode=numeric]', '08:30')
    await findElement(canvasElement, 'input[value="08:30"]')
  },
}
export const DayWithWrongHours: Story = { render: () => <Day ranges={[morning]} isWrong /> }

export const Time: Story = {
  render: function TimeStory() {
    const { label, hint } = useSample()
    const [value, setValue] = useState('09:30')
    const isWrong = value < '09:00'
    return (
      <>
        <DateInput
          kind="time"
          label={label}
          value={value}
          isWrong={isWrong}
          errorId="late"
          onChange={setValue}
        />
        {isWrong && <p id="late">{hint}</p>}
      </>
    )
  },
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input', '08:00')
    await findElement(canvasElement, 'input[aria-invalid=true]')
  },
}
