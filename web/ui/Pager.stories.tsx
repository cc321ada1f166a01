import type { Meta, Story } from '#web/workshop/story.ts'
import { Pager } from './Pager.tsx'

const meta: Meta = { component: Pager }

export default meta

export const First: Story = {
  render: () => <Pager page={1} pages={10} getHref={(page) => `?page=${page}`} />,
}
export const Middle: Story = {
  render: () => <Pager page={5} pages={10} getHref={(page) => `?page=${page}`} />,
}
export const Last: Story = {
  render: () => <Pager page={10} pages={10} getHref={(page) => `?page=${page}`} />,
}
export const Single: Story = {
  render: () => <Pager page={1} pages={1} getHref={(page) => `?page=${page}`} />,
}
