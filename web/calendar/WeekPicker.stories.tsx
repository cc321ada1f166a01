import type { Slot } from '#sdk'
import { useState } from 'react'
import { mock } from '#mocks/msw.ts'
import { choose, findElement, press, pressKey, typeText } from '#web/workshop/interact.ts'
import { StoryTemporal, StoryTutor } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { DayList } from './DayList.tsx'
import { HourPicker } from './HourPicker.tsx'
import type { TemporalApi } from './temporal.ts'
import { useWeek, useWeekView, type WeekTutor } from './useWeek.ts'
import { WeekPicker } from './WeekPicker.tsx'
import { ZoneChoice } from './ZoneChoice.tsx'
import { ZoneSearch } from './ZoneSearch.tsx'
import { ZoneSelect } from './ZoneSelect.tsx'

export default {
  component: WeekPicker,
  subcomponents: { DayList, HourPicker, ZoneChoice, ZoneSearch, ZoneSelect },
} satisfies Meta

function Picker({ tutor, temporal }: { tutor: WeekTutor; temporal: TemporalApi }) {
  const { hint } = useSample()
  const [chosen, setChosen] = useState<readonly Slot[]>([])
  const week = useWeek(tutor, temporal, chosen, useWeekView())
  return (
    <WeekPicker
      tutor={tutor}
      temporal={temporal}
      week={week}
      none={<p>{hint}</p>}
      onPress={(slot) => setChosen([slot])}
    />
  )
}

export const TutorWeek: Story = {
  render: () => (
    <StoryTutor>
      {(tutor) => <StoryTemporal>{(temporal) => <Picker tutor={tutor} temporal={temporal} />}</StoryTemporal>}
    </StoryTutor>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, '[data-slot][aria-pressed=false]')
    await findElement(canvasElement, '[data-slot][aria-pressed=true]')
  },
}

export const AnotherZone: Story = {
  ...TutorWeek,
  async play({ canvasElement }) {
    await findElement(canvasElement, '[data-slot]')
    await choose(canvasElement, 'select', 'other')
    await typeText(canvasElement, 'input[list]', 'nowhere')
    const field = await findElement(canvasElement, 'input[list][value=nowhere]')
    field.focus()
    pressKey('Enter')
    await findElement(canvasElement, '[role=alert]')
  },
}

export const FailedToLoad: Story = {
  ...TutorWeek,
  parameters: { handlers: [mock.status('readAvailability', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
  },
}

function Hours({ tutor, problem }: { tutor: WeekTutor; problem?: string }) {
  const [chosen, setChosen] = useState<readonly Slot[]>([])
  return <HourPicker tutor={tutor} chosen={chosen} problem={problem} onPress={(slot) => setChosen([slot])} />
}

export const HourInPlace: Story = {
  render: () => <StoryTutor>{(tutor) => <Hours tutor={tutor} />}</StoryTutor>,
  async play({ canvasElement }) {
    await press(canvasElement, '[data-slot][aria-pressed=false]')
    await findElement(canvasElement, '[role=status] time')
  },
}

export const RefusedHour: Story = {
  render: function RefusedHourStory() {
    const { hint } = useSample()
    return <StoryTutor>{(tutor) => <Hours tutor={tutor} problem={hint} />}</StoryTutor>
  },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[data-slot]')
    await findElement(canvasElement, '[role=alert]:not(:empty)')
  },
}
