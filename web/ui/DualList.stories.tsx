import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { useState } from 'react'
import { DualList } from './DualList.tsx'

export default { component: DualList } satisfies Meta

function Lists({ max = 2, isEmpty = false }: { max?: number; isEmpty?: boolean }) {
  const { one, two, long, label, name } = useSample()
  const all = isEmpty ? [] : [one, two, long].map((item, id) => ({ id, name: item, detail: name }))
  const [chosen, setChosen] = useState(all.slice(0, 1))
  return (
    <DualList
      offered={one}
      taken={two}
      offer={all}
      chosen={chosen}
      max={max}
      tools={label}
      onChange={(items) => setChosen(items.map((item) => ({ detail: '', ...item })))}
    />
  )
}

export const Choosing: Story = { render: () => <Lists /> }
export const Full: Story = { render: () => <Lists max={1} /> }
export const Empty: Story = { render: () => <Lists isEmpty /> }
