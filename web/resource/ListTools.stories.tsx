import { useState } from 'react'
import { choose, findElement, press, typeText, waitUntilGone } from '#web/workshop/interact.ts'
import { sampleFilters, studentList } from '#web/workshop/sampleLists.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { ColumnChooser, useColumns } from './ColumnChooser.tsx'
import { DayFilters } from './DayFilters.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FilterChips } from './FilterChips.tsx'
import { FilterField } from './FilterField.tsx'
import type { ListState } from './listState.ts'
import { ListTools } from './ListTools.tsx'
import { SavedViews } from './SavedViews.tsx'
import { SavedViewsPanel } from './SavedViewsPanel.tsx'

export default {
  component: ListTools,
  subcomponents: {
    ColumnChooser,
    DayFilters,
    FilterBar,
    FilterChips,
    FilterField,
    SavedViews,
    SavedViewsPanel,
  },
  parameters: { signedInAs: 'institute_admin' },
} satisfies Meta

const doNothing = () => undefined
const initial: ListState = { q: '', sort: '', page: 1, size: 10, filters: {}, id: undefined }

function Tools({ isSimple = false }: { isSimple?: boolean }) {
  const [state, setState] = useState(initial)
  const columns = useColumns('students', studentList.columns)
  return (
    <ListTools
      resource={{ ...studentList, isSimple }}
      state={state}
      columns={columns}
      onChange={(next) => setState({ ...state, ...next })}
      onClear={() => setState(initial)}
      onHelp={doNothing}
    />
  )
}

export const ToolsForStaff: Story = { render: () => <Tools /> }
export const ToolsForLearners: Story = { render: () => <Tools isSimple /> }

export const ChosenFilter: Story = {
  render: () => <Tools />,
  async play({ canvasElement }) {
    await choose(canvasElement, 'select', 'true')
    await findElement(canvasElement, 'ul li button')
  },
}
/** A shortcut of the list leads to the same filter and is marked instead. */
export const FilterOfShortcut: Story = {
  render: () => <Tools />,
  async play(context) {
    await ChosenFilter.play?.(context)
    await choose(context.canvasElement, 'select', 'false')
    await waitUntilGone(context.canvasElement, 'ul li button')
  },
}

export const Columns: Story = {
  render: function ColumnsStory() {
    const { shown, toggle } = useColumns('workshop', studentList.columns)
    return <ColumnChooser name="students" columns={studentList.columns} shown={shown} onToggle={toggle} />
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-expanded=false]')
    await press(document, 'label:last-child input[type=checkbox]')
    await press(document, 'label:last-child input[type=checkbox]')
  },
}

export const Views: Story = {
  render: () => <SavedViews name="workshop" search="f.status=false" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-expanded=false]')
    await typeText(document, 'form input', 'A')
    await findElement(document, 'form input[value=A]')
    await press(document, 'form button[type=submit]')
    await press(canvasElement, 'button[aria-expanded=false]')
    await press(document, 'bdi')
  },
}

export const RenamedView: Story = {
  render: () => <SavedViewsPanel name="renamed" search="f.status=false" close={doNothing} />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'form input', 'A')
    await findElement(canvasElement, 'form input[value=A]')
    await press(canvasElement, 'form button[type=submit]')
    await press(canvasElement, 'button[aria-label*=A]')
    await findElement(canvasElement, 'form input[value=A]')
  },
}

const none = {}
const chosen = { state: ['pending', 'failed'], tutor_id: ['1'], from: ['2026-11-01'] }

export const FiltersOfEachKind: Story = {
  render: () => <FilterBar name="payments" filters={sampleFilters} chosen={none} onChange={doNothing} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-expanded=false]')
    await findElement(canvasElement, 'fieldset')
  },
}

export const ActiveFilters: Story = {
  render: () => (
    <>
      <FilterBar name="payments" filters={sampleFilters} chosen={chosen} onChange={doNothing} />
      <FilterChips
        name="payments"
        filters={sampleFilters}
        chosen={chosen}
        onRemove={doNothing}
        onClear={doNothing}
      />
    </>
  ),
}

export const Days: Story = {
  render: () => (
    <DayFilters
      name="payments"
      filters={sampleFilters.filter(({ kind }) => kind === 'day')}
      chosen={chosen}
      onChange={doNothing}
    />
  ),
}
