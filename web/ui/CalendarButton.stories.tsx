import type { Meta, Story } from '#web/workshop/story.ts'
import { CalendarButton } from './CalendarButton.tsx'

export default { component: CalendarButton } satisfies Meta

export const Secondary: Story = { render: () => <CalendarButton name="class" events={() => []} /> }
export const Subtle: Story = {
  render: () => <CalendarButton name="class" events={() => []} appearance="subtle" size="small" />,
}
