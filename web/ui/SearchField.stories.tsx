import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { findElement, typeText } from '#web/workshop/interact.ts'
import { useState } from 'react'
import { SearchField } from './SearchField.tsx'

export default { component: SearchField } satisfies Meta

function Search() {
  const { label } = useSample()
  const [found, setFound] = useState('')
  return (
    <>
      <SearchField label={label} value="" wait={0} onSearch={setFound} />
      {found && <p role="status">{found}</p>}
    </>
  )
}

export const Typing: Story = {
  render: () => <Search />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input', 'Amal')
    await findElement(canvasElement, '[role=status]')
  },
}
