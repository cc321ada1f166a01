import { useState } from 'react'
import { useViewer } from '#web/time/viewer.ts'
import { findElement, press, pressKey, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryTemporal } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { SAMPLE_DAY, SAMPLE_NOW, useSampleEntries } from '#web/workshop/useSampleEntries.ts'
import { MonthCell } from './MonthCell.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { listDays, stepDate } from './span.ts'
import { getFirstWeekday } from './week.ts'

const meta: Meta = { component: MonthGrid, subcomponents: { MonthCell } }
export default meta

const zone = 'Africa/Cairo'

function Grid({ isCompact = false, isEmpty = false }: { isCompact?: boolean; isEmpty?: boolean }) {
  const { label } = useSample()
  const { language } = useViewer()
  const entries = useSampleEntries()
  const [date, setDate] = useState(SAMPLE_DAY)
  return (
    <StoryTemporal>
      {(temporal) => (
        <MonthGrid
          temporal={temporal}
          label={label}
          days={listDays(temporal, 'month', date, { zone, firstDay: getFirstWeekday(language) })}
          entries={isEmpty ? [] : entries}
          zone={zone}
          now={SAMPLE_NOW}
          date={date}
          isCompact={isCompact}
          onOpen={() => undefined}
          onDay={setDate}
          onStep={(direction) => setDate(stepDate(temporal, 'month', date, direction))}
        />
      )}
    </StoryTemporal>
  )
}

export const Month: Story = { render: () => <Grid /> }
export const Empty: Story = { render: () => <Grid isEmpty /> }

export const Compact: Story = {
  render: () => <Grid isCompact />,
  async play({ canvasElement }) {
    await press(canvasElement, 'tbody button')
    await findElement(canvasElement, 'td:first-child[aria-selected=true]')
  },
}

export const MovingByKeys: Story = {
  ...Month,
  async play({ canvasElement }) {
    const stop = await findElement(canvasElement, '[data-item][tabindex="0"]')
    const day = Number((stop.dataset.item ?? '').split(':')[0])
    stop.focus()
    pressKey('End')
    await findElement(canvasElement, `[data-item="${Math.floor(day / 7) * 7 + 6}:0"][tabindex="0"]:focus`)
    pressKey('PageDown')
    await waitUntilGone(canvasElement, '[aria-current=date]')
    await findElement(canvasElement, '[data-item]:focus')
  },
}
