import type { Meta, Story } from '#web/workshop/story.ts'
import { outcomeTones, stateTones } from './classStates.ts'
import { ClassStatus } from './ClassStatus.tsx'

export default { component: ClassStatus } satisfies Meta

export const Booked: Story = { render: () => <ClassStatus bookedClass={{ state: 'confirmed' }} /> }
export const AllStates: Story = {
  render: () => (
    <p>
      {(Object.keys(stateTones) as (keyof typeof stateTones)[]).map((state) => (
        <ClassStatus key={state} bookedClass={{ state }} />
      ))}
    </p>
  ),
}
export const AllOutcomes: Story = {
  render: () => (
    <p>
      {(Object.keys(outcomeTones) as (keyof typeof outcomeTones)[]).map((outcome) => (
        <ClassStatus key={outcome} bookedClass={{ state: 'confirmed', outcome }} />
      ))}
    </p>
  ),
}
