import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { useState } from 'react'
import { CloseButton } from './useModal.tsx'
import { Panel } from './Panel.tsx'

export default { component: Panel, subcomponents: { CloseButton } } satisfies Meta

function Opened({ isWide = false }: { isWide?: boolean }) {
  const { label, short, text, long, action } = useSample()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <p role="status">{text}</p>
  return (
    <Panel
      label={label}
      top={short}
      bottom={<button type="button">{action}</button>}
      isWide={isWide}
      onClose={() => setOpen(false)}
    >
      <p>{isWide ? long : text}</p>
    </Panel>
  )
}

export const Narrow: Story = {
  render: () => <Opened />,
  async play({ canvasElement }) {
    await press(canvasElement, 'dialog button[aria-label]')
    await findElement(canvasElement, '[role=status]')
  },
}
export const Wide: Story = { render: () => <Opened isWide /> }
