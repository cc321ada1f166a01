import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { useState } from 'react'
import { AlertDialog } from './AlertDialog.tsx'

export default { component: AlertDialog } satisfies Meta

function Shown({ intent, isLong = false }: { intent: 'success' | 'error'; isLong?: boolean }) {
  const { text, long } = useSample()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <p role="status">{text}</p>
  return <AlertDialog intent={intent} text={isLong ? long : text} onClose={() => setOpen(false)} />
}

export const Success: Story = {
  render: () => <Shown intent="success" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'dialog button')
    await findElement(canvasElement, '[role=status]')
  },
}
export const Failed: Story = { render: () => <Shown intent="error" /> }
export const LongText: Story = { render: () => <Shown intent="error" isLong /> }
