import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { useState } from 'react'
import { Confirm } from './Confirm.tsx'

export default { component: Confirm } satisfies Meta

function ConfirmDemo({ isDanger = false, isBusy = false }: { isDanger?: boolean; isBusy?: boolean }) {
  const { short, text, action } = useSample()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <p role="status">{text}</p>
  const close = () => setOpen(false)
  return (
    <Confirm
      title={short}
      text={text}
      action={action}
      isDanger={isDanger}
      isBusy={isBusy}
      onConfirm={close}
      onCancel={close}
    />
  )
}

export const Question: Story = {
  render: () => <ConfirmDemo />,
  async play({ canvasElement }) {
    await press(canvasElement, '[data-safe]')
    await findElement(canvasElement, '[role=status]')
  },
}
export const Danger: Story = { render: () => <ConfirmDemo isDanger /> }
export const Busy: Story = { render: () => <ConfirmDemo isDanger isBusy /> }
