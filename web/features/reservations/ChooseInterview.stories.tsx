import { findElement, press } from '#web/workshop/interact.ts'
import { interviewedGroups, interviews, mockInterviews } from '#web/workshop/sampleInterviews.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { BookedInterview } from './BookedInterview.tsx'
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

/** A family reads that its group class has another tutor, and chooses an interview with this one */
export const InterviewWithAFormerTutor: Story = {
  parameters: { signedInAs: 'student', handlers: [mockInterviews(interviews)] },
  render: () => (
    <BookedInterview
      booking={{
        id: 1,
        interview: null,
        interview_ended: 'other_tutor',
        webinar_id: 1,
        state: 'active',
        courses: [{ id: 107, name: 'Tajweed' }],
      }}
    />
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'input[type=radio]')
    if (!/another tutor|معلم آخر/.test(canvasElement.innerText)) throw new Error('The reason is not named')
  },
}
