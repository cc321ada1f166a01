import { mock } from '#mocks/msw.ts'
import { useState } from 'react'
import { findElement, press } from '#web/workshop/interact.ts'
import { interviewedGroups, interviews, mockInterviews } from '#web/workshop/sampleInterviews.ts'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { InterviewChoices } from './InterviewChoices.tsx'

export default { component: InterviewChoices } satisfies Meta

function Choices() {
  const [chosen, choose] = useState<number>()
  const { text } = useSample()
  return (
    <InterviewChoices
      groupClasses={interviewedGroups}
      chosen={chosen}
      onChoose={choose}
      empty={<p>{text}</p>}
    />
  )
}

export const Planned: Story = {
  parameters: { handlers: [mockInterviews(interviews)] },
  render: () => <Choices />,
  async play({ canvasElement }) {
    await press(canvasElement, 'input[type=radio]')
    await findElement(canvasElement, 'input[type=radio]:checked')
  },
}
export const NotPlannedYet: Story = {
  ...Planned,
  parameters: { handlers: [mockInterviews([])] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p')
  },
}
export const Loading: Story = {
  ...Planned,
  parameters: { handlers: [mock.latency('listInterviewSessions', FOREVER)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[aria-hidden=true]')
  },
}
export const Failed: Story = {
  ...Planned,
  parameters: { handlers: [mock.status('listInterviewSessions', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'button')
  },
}
