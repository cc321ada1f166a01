import { useState } from 'react'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { Tabs } from './Tabs.tsx'

export default { component: Tabs } satisfies Meta

function Choice({ isEven = false }: { isEven?: boolean }) {
  const { label, one, two, text, long } = useSample()
  const [chosen, setChosen] = useState<'one' | 'two'>('one')
  return (
    <Tabs
      label={label}
      isEven={isEven}
      tabs={[
        { value: 'one', label: one, count: 12 },
        { value: 'two', label: two },
      ]}
      chosen={chosen}
      onChoose={setChosen}
    >
      <p>{chosen === 'one' ? text : long}</p>
    </Tabs>
  )
}

export const Counted: Story = {
  render: () => <Choice />,
  async play({ canvasElement }) {
    await press(canvasElement, '[role=tab]:nth-child(2)')
    await findElement(canvasElement, '[role=tab]:nth-child(2)[aria-selected=true]')
  },
}
export const Even: Story = { render: () => <Choice isEven /> }
