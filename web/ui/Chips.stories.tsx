import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { useState } from 'react'
import { Chip } from './Chip.tsx'
import { Chips } from './Chips.tsx'

export default { component: Chips, subcomponents: { Chip } } satisfies Meta

function Shown() {
  const { one, two, long, action, label } = useSample()
  const [shown, setShown] = useState([one, two, long])
  return (
    <Chips label={label} clear={action} onClear={() => setShown([])}>
      {shown.map((title) => (
        <Chip
          key={title}
          title={title}
          label={`${action} ${title}`}
          onRemove={() => setShown(shown.filter((other) => other !== title))}
        />
      ))}
    </Chips>
  )
}

export const Removable: Story = {
  render: () => <Shown />,
  async play({ canvasElement }) {
    await press(canvasElement, 'li:nth-child(3) button')
    await findElement(canvasElement, 'ul:not(:has(li:nth-child(4)))')
  },
}
