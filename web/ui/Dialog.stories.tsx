import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'

export default { component: Dialog } satisfies Meta

function Opened() {
  const { short, text } = useSample()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Dialog isOpen={isOpen} title={short} onClose={() => setOpen(false)}>
        <p>{text}</p>
      </Dialog>
      {!isOpen && <p role="status">{text}</p>}
    </>
  )
}

export const Open: Story = {
  render: () => <Opened />,
  async play({ canvasElement }) {
    await press(canvasElement, 'dialog button')
    await findElement(canvasElement, '[role=status]')
  },
}
