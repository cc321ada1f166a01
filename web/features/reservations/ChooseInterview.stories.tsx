import { findElement, press } from '#web/workshop/interact.ts'
import { interviewedGroups, interviews, mockInterviews } from '#web/workshop/sampleInterviews.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { ChooseInterview } from './ChooseInterview.tsx'

export default { component: ChooseInterview } satisfies Meta

export const Planned: Story = {
  parameters: { handlers: [mockInterviews(interviews)] },
  render: () => <ChooseInterview id={1} groupClasses={interviewedGroups} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'input[type=radio]')
    await findElement(canvasElement, 'button:not([aria-disabled=true])')
  },
}
export const NotPlannedYet: Story = {
  ...Planned,
  parameters: { handlers: [mockInterviews([])] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p')
  },
}
