import { useState } from 'react'
import { useViewer } from '#web/time/viewer.ts'
import { findElement, press, pressKey } from '#web/workshop/interact.ts'
import { StoryTemporal } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { SAMPLE_DAY, SAMPLE_NOW, useSampleEntries } from '#web/workshop/useSampleEntries.ts'
import { DayColumn } from './DayColumn.tsx'
import { EntryButton } from './EntryButton.tsx'
import { FoldedHours } from './FoldedHours.tsx'
import { HourRuler } from './HourRuler.tsx'
import { listDays, type Span, stepDate } from './span.ts'
import { type OpenHours, TimeGrid } from './TimeGrid.tsx'
import { TimeGridHead } from './TimeGridHead.tsx'
import { getFirstWeekday } from './week.ts'

const meta: Meta = {
  component: TimeGrid,
  subcomponents: { DayColumn, EntryButton, FoldedHours, HourRuler, TimeGridHead },
}
export default meta

interface GridProps {
  span: Span
  /** YYYY-MM-DD */
  from?: string
  second?: string
  zone?: string
  isEmpty?: boolean
}

const folded: OpenHours = { early: false, late: false }

function Grid({ span, from = SAMPLE_DAY, second, zone = 'Africa/Cairo', isEmpty = false }: GridProps) {
  const { label } = useSample()
  const { language } = useViewer()
  const entries = useSampleEntries()
  const [open, setOpen] = useState(folded)
  const [date, setDate] = useState(from)
  const [opened, setOpened] = useState<number>()
  return (
    <StoryTemporal>
      {(temporal) => (
        <>
          <TimeGrid
            temporal={temporal}
            label={label}
            days={listDays(temporal, span, date, { zone, firstDay: getFirstWeekday(language) })}
            entries={isEmpty ? [] : entries}
            zone={zone}
            now={SAMPLE_NOW}
            second={second}
            open={open}
            onOpenHours={setOpen}
            onOpen={setOpened}
            onDay={setDate}
            onStep={(direction) => setDate(stepDate(temporal, span, date, direction))}
          />
          <p role="status">{opened}</p>
        </>
      )}
    </StoryTemporal>
  )
}

export const Day: Story = { render: () => <Grid span="day" /> }
export const Week: Story = { render: () => <Grid span="week" /> }
export const Empty: Story = { render: () => <Grid span="week" from="2026-12-16" isEmpty /> }
export const SecondZone: Story = { render: () => <Grid span="week" second="Asia/Riyadh" /> }
/** The hour from 2 to 3 does not exist on that Sunday */
export const ClockChange: Story = {
  render: () => <Grid span="day" from="2027-03-28" zone="Europe/Berlin" isEmpty />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-expanded=false]')
  },
}

export const EmptyHoursUnfolded: Story = {
  ...Week,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-expanded=false]')
    await findElement(canvasElement, 'button[aria-expanded=true]')
  },
}

export const MovingByKeys: Story = {
  ...Week,
  async play({ canvasElement }) {
    const stop = await findElement(canvasElement, '[data-item][tabindex="0"]')
    const [day] = (stop.dataset.item ?? '').split(':')
    stop.focus()
    pressKey('ArrowDown')
    const entry = await findElement(canvasElement, `[data-item="${day}:1"][tabindex="0"]:focus`)
    entry.click()
    await findElement(canvasElement, '[role=status]:not(:empty)')
    pressKey('PageDown')
    await findElement(canvasElement, '[data-item]:focus:not([data-entry])')
  },
}

export const EntryInEachState: Story = {
  render: function EntriesStory() {
    const entries = useSampleEntries()
    return (
      <div style={{ display: 'grid', gap: 8, width: 160 }}>
        {entries.slice(0, 5).map((entry, index) => (
          <EntryButton
            key={entry.id}
            entry={entry}
            time="10:00"
            itemKey={`0:${index}`}
            isStop
            isLine={index === 3}
            onOpen={() => undefined}
          />
        ))}
      </div>
    )
  },
}
