import { mock } from '#mocks/msw.ts'
import { createList } from '#web/workshop/createList.ts'
import { createSeat } from '#web/workshop/createSeat.ts'
import { expectElement, findElement } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { KidsHome } from './KidsHome.tsx'
import { KidsNextTask } from './KidsNextTask.tsx'
import { KidsNextWebinar } from './KidsNextWebinar.tsx'

export default {
  component: KidsHome,
  subcomponents: { KidsNextTask, KidsNextWebinar },
  parameters: { signedInAs: 'kids' },
} satisfies Meta

export const Home: Story = {
  render: () => <KidsHome />,
  play: expectElement('a[href="/?view=list"]'),
}

export const Classes: Story = {
  render: () => <KidsHome />,
  parameters: { path: '/?view=list' },
  play: expectElement('ol li'),
}

export const Webinar: Story = {
  render: () => <KidsNextWebinar seat={createSeat(1, 'webinar', '2026-11-25T19:00:00Z')} />,
  play: expectElement('article button'),
}

export const Task: Story = {
  render: () => <KidsNextTask />,
  play: expectElement('#kids-next-task ~ *, section > a'),
}

export const NoTask: Story = {
  render: () => <KidsNextTask />,
  parameters: {
    handlers: [
      mock('listStudentHomework', 200, createList([])),
      mock('listStudentQuizzes', 200, createList([])),
    ],
  },
  async play({ canvasElement }) {
    await findElement(canvasElement, '#kids-next-task')
    if (canvasElement.querySelector('section a')) throw new Error('A task is offered')
  },
}
