import { useState } from 'react'
import { useViewer } from '#web/time/viewer.ts'
import { findElement, press, pressKey } from '#web/workshop/interact.ts'
import { StoryTemporal } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { SAMPLE_DAY } from '#web/workshop/useSampleEntries.ts'
import { DayList } from './DayList.tsx'
import { type CalendarSlot, SlotButton, SlotLegend, slotStates, useSlotStateNames } from './SlotButton.tsx'
import type { TemporalApi } from './temporal.ts'
import { useSlotTexts } from './useSlotTexts.ts'
import { addDays, buildWeekGrid, getFirstWeekday, listWeekDays } from './week.ts'
import { WeekGrid } from './WeekGrid.tsx'

const meta: Meta = { component: WeekGrid, subcomponents: { DayList, SlotButton, SlotLegend } }
export default meta

const zone = 'Africa/Cairo'
const HOUR_MS = 3_600_000

/** Two hours on each of five days, in all states. */
function buildSlots(from: string): CalendarSlot[] {
  return Array.from({ length: 10 }, (_, index) => {
    const start = Date.parse(from) + (Math.floor(index / 2) * 24 + 9 + (index % 2) * 3) * HOUR_MS
    return {
      id: index + 1,
      start_date_time: new Date(start).toISOString(),
      end_date_time: new Date(start + HOUR_MS).toISOString(),
      state: slotStates[index % slotStates.length] ?? 'busy',
    }
  })
}

interface WeekProps {
  temporal: TemporalApi
  isComing?: boolean
  isEmpty?: boolean
  isList?: boolean
}

function Week({ temporal, isComing = false, isEmpty = false, isList = false }: WeekProps) {
  const { label } = useSample()
  const { language } = useViewer()
  const [date, setDate] = useState(SAMPLE_DAY)
  const [pressed, setPressed] = useState<number>()
  const days = listWeekDays(temporal, date, zone, getFirstWeekday(language))
  const slots = isEmpty ? [] : buildSlots(days[0]?.from ?? date)
  const texts = useSlotTexts(temporal, zone, 'America/New_York')
  const shown = slots.map((slot) => (slot.id === pressed ? { ...slot, state: 'selected' as const } : slot))
  const props = {
    label,
    days,
    rows: buildWeekGrid(temporal, shown, days, zone),
    ...texts,
    onPress: ({ id }: CalendarSlot) => setPressed(id),
  }
  if (isList) return <DayList {...props} />
  return (
    <WeekGrid
      {...props}
      isComing={isComing}
      onWeek={(direction) => setDate(addDays(temporal, date, direction === 'next' ? 7 : -7))}
    />
  )
}

function renderWeek(props: Omit<WeekProps, 'temporal'> = {}) {
  return () => <StoryTemporal>{(temporal) => <Week temporal={temporal} {...props} />}</StoryTemporal>
}

export const SlotsInAllStates: Story = { render: renderWeek() }
export const AnotherWeekIsComing: Story = { render: renderWeek({ isComing: true }) }

export const MovingByKeys: Story = {
  render: renderWeek(),
  async play({ canvasElement }) {
    await press(canvasElement, '[data-slot="1"]')
    await findElement(canvasElement, '[data-slot="1"][aria-pressed=true]:focus')
    pressKey('ArrowDown')
    await findElement(canvasElement, '[data-slot="2"][tabindex="0"]:focus')
    pressKey(document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
    await findElement(canvasElement, '[data-slot="4"][tabindex="0"]:focus')
    pressKey('Home')
    await findElement(canvasElement, '[data-slot="2"]:focus')
  },
}

export const OnAPhone: Story = {
  render: renderWeek({ isList: true }),
  async play({ canvasElement }) {
    await press(canvasElement, '[role=tab]:nth-child(3)')
    await findElement(canvasElement, '[data-slot="5"]')
  },
}

export const OnAPhoneWithoutHours: Story = { render: renderWeek({ isList: true, isEmpty: true }) }

export const SlotButtons: Story = {
  render: function SlotButtonsStory() {
    const names = useSlotStateNames()
    const { name } = useSample()
    return (
      <div style={{ display: 'grid', gap: 8, width: 200 }}>
        {slotStates.map((state, id) => (
          <SlotButton
            key={state}
            id={id}
            state={state}
            time="10:00"
            word={names[state]}
            name={`${name} 10:00 ${names[state]}`}
            onPress={() => undefined}
          />
        ))}
      </div>
    )
  },
}

export const Legend: Story = { render: () => <SlotLegend /> }
