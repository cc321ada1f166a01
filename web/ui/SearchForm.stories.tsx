import type { Meta, Story } from '#web/workshop/story.ts'
import { findElement, typeText } from '#web/workshop/interact.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { useState } from 'react'
import { HiddenInputs } from './HiddenInputs.tsx'
import { SearchField } from './SearchField.tsx'
import { ApplyButton, SearchForm } from './SearchForm.tsx'
import { Select } from './Select.tsx'
import { ServerForm } from './ServerForm.tsx'

export default {
  component: SearchForm,
  subcomponents: { ApplyButton, HiddenInputs, ServerForm },
} satisfies Meta

function Search() {
  const { label, one, two, short } = useSample()
  const [found, setFound] = useState('')
  const [chosen, choose] = useState('a')
  const options = [
    { value: 'a', label: one },
    { value: 'b', label: two },
  ]
  return (
    <>
      <SearchForm id="search" action="/tutors" onTypedBefore={() => undefined}>
        <HiddenInputs values={{ tab: 'one' }} />
        <SearchField name="q" label={label} value="" wait={0} onSearch={setFound} />
        <Select name="sort" label={short} value={chosen} options={options} onChange={choose} />
        {/* As a page without script shows it */}
        <ApplyButton form="search" />
      </SearchForm>
      {found && <p role="status">{found}</p>}
      <form method="post">
        <ServerForm name="subscribe" />
      </form>
    </>
  )
}

export const Searching: Story = {
  render: () => <Search />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=q]', 'Amal')
    await findElement(canvasElement, '[role=status]')
  },
}
