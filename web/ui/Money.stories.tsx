import type { Meta, Story } from '#web/workshop/story.ts'
import { Money } from './Money.tsx'

export default { component: Money } satisfies Meta

export const Pounds: Story = { render: () => <Money amount={1250.5} currency="EGP" /> }
export const Dollars: Story = { render: () => <Money amount={20} currency="USD" /> }
export const Free: Story = { render: () => <Money amount={0} currency="USD" /> }
