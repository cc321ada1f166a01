import { useState } from 'react'
import { findElement, press } from '#web/workshop/interact.ts'
import { StoryTemporal } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { SAMPLE_DAY, useSampleEntries } from '#web/workshop/useSampleEntries.ts'
import { Agenda } from './Agenda.tsx'
import { ClockChanges } from './ClockChanges.tsx'
import { groupByDay } from './layoutEntries.ts'
import { PeriodStepper } from './PeriodStepper.tsx'

export default { component: Agenda, subcomponents: { ClockChanges, PeriodStepper } } satisfies Meta

export const Days: Story = {
  render: function DaysStory() {
    const entries = useSampleEntries()
    return (
      <StoryTemporal>
        {(temporal) => (
          <Agenda
            groups={groupByDay(temporal, entries, 'Africa/Cairo')}
            today={SAMPLE_DAY}
            getKey={({ id }) => id}
          >
            {({ title }) => title}
          </Agenda>
        )}
      </StoryTemporal>
    )
  },
}

export const ClockChange: Story = {
  render: () => (
    <ClockChanges
      changes={[
        { name: 'Europe/Berlin', at: '2027-03-28T01:00:00Z' },
        { name: 'Africa/Cairo', at: '2027-04-29T22:00:00Z' },
      ]}
    />
  ),
}

const names = { previous: 'calendar.previousWeek', next: 'calendar.nextWeek' } as const

export const Stepper: Story = {
  render: function StepperStory() {
    const { one, two, three } = useSample()
    const periods = [one, two, three]
    const [at, setAt] = useState(0)
    return (
      <PeriodStepper
        label={periods[at] ?? three}
        names={names}
        isFirst={at === 0}
        onStep={(direction) => setAt(direction === 'next' ? at + 1 : Math.max(0, at - 1))}
      />
    )
  },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'button[aria-disabled=true]')
    await press(canvasElement, 'strong + button')
    await findElement(canvasElement, 'button:first-child:not([aria-disabled=true])')
  },
}
