import type { Meta, Story } from '#web/workshop/story.ts'
import { DateTime } from './DateTime.tsx'

export default { component: DateTime } satisfies Meta

export const Start: Story = { render: () => <DateTime start="2026-11-23T16:00:00Z" /> }
export const Span: Story = {
  render: () => <DateTime start="2026-11-23T16:00:00Z" end="2026-11-23T17:00:00Z" />,
}
export const ZoneKnown: Story = { render: () => <DateTime start="2026-11-23T16:00:00Z" isZoneKnown /> }
