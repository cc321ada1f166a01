import { mock } from '#mocks/msw.ts'
import { createList } from '#web/workshop/createList.ts'
import { expectElement, findElement, waitUntil } from '#web/workshop/interact.ts'
import { StoryColumns } from '#web/workshop/StoryColumns.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { defineArchivedClasses } from './archivedClasses.tsx'
import { KidsArchive } from './KidsArchive.tsx'

export default { component: KidsArchive, parameters: { signedInAs: 'kids' } } satisfies Meta

const ofStudent = defineArchivedClasses('student')
const ofTutor = defineArchivedClasses('tutor')

export const OfKids: Story = {
  render: () => <KidsArchive />,
  play: expectElement('li article a[href*="id="]'),
}

export const NothingOfKids: Story = {
  render: () => <KidsArchive />,
  parameters: { handlers: [mock('listArchivedClasses', 200, createList([]))] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=status]')
    await waitUntil(() => !canvasElement.querySelector('[aria-busy=true]'))
    if (canvasElement.querySelector('article')) throw new Error('A class is shown')
  },
}

export const OfStudent: Story = {
  render: () => <StoryColumns resource={ofStudent} change={{ outcome: 'missed' }} />,
  parameters: { signedInAs: 'student' },
  play: expectElement('[data-column=tutor] bdi'),
}

const kid = { id: 9, name: 'Layan', profile_picture_url: null, age: 8, guardian: 'Sara Nasr' }

export const OfTutor: Story = {
  render: () => <StoryColumns resource={ofTutor} change={{ students: [kid] }} />,
  parameters: { signedInAs: 'tutor' },
  async play({ canvasElement }) {
    await waitUntil(() => canvasElement.innerText.includes('Layan (Sara Nasr)'))
    if (canvasElement.querySelector('[data-column=tutor]')) throw new Error('A tutor is shown the own name')
  },
}
