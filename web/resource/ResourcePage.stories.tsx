import { mock } from '#mocks/msw.ts'
import { findElement, press, pressKey, typeText, waitUntilGone } from '#web/workshop/interact.ts'
import { courseList, studentList } from '#web/workshop/sampleLists.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { MissingRecord } from './MissingRecord.tsx'
import { OpenRecord } from './OpenRecord.tsx'
import { RecordDetail } from './RecordDetail.tsx'
import { RecordFormBody } from './RecordFormBody.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import { ResourcePage } from './ResourcePage.tsx'
import { SelectionBar } from './SelectionBar.tsx'

export default {
  component: ResourcePage,
  subcomponents: {
    KeyHelp,
    MissingRecord,
    OpenRecord,
    RecordDetail,
    RecordFormBody,
    RecordPanel,
    SelectionBar,
  },
  parameters: { signedInAs: 'institute_admin' },
} satisfies Meta

const rows = 'tbody tr'

export const List: Story = {
  render: () => <ResourcePage resource={studentList} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, rows)
  },
}

export const InsidePage: Story = { ...List, render: () => <ResourcePage resource={studentList} isNamed /> }

export const Filtered: Story = {
  ...List,
  parameters: { path: '/?f.status=true' },
}

export const NothingMatches: Story = {
  ...List,
  parameters: { path: '/?q=qqqqqq' },
  async play({ canvasElement }) {
    await press(canvasElement, '[role=status] button')
    await findElement(canvasElement, rows)
  },
}

export const FailedToLoad: Story = {
  ...List,
  parameters: { handlers: [mock.status('listStudents', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
  },
}

export const Sorted: Story = {
  ...List,
  async play({ canvasElement }) {
    await findElement(canvasElement, rows)
    await press(canvasElement, 'th[aria-sort=none] button')
    await findElement(canvasElement, 'th[aria-sort=ascending]')
  },
}

export const Selected: Story = {
  ...List,
  async play({ canvasElement }) {
    await press(canvasElement, `${rows} input[type=checkbox]`)
    await findElement(canvasElement, '[role=region] [role=status]')
  },
}

export const QuestionOfABulkAction: Story = {
  ...List,
  async play(context) {
    await Selected.play?.(context)
    await press(context.canvasElement, '[role=region] button')
    await findElement(context.canvasElement, 'dialog[role=alertdialog]')
  },
}

export const OpenedRecord: Story = {
  ...List,
  async play({ canvasElement }) {
    await press(canvasElement, `${rows} th button`)
    const panel = await findElement(canvasElement, 'dialog[open]')
    const label = panel.getAttribute('aria-label')
    pressKey('j', 'KeyJ')
    await findElement(canvasElement, `dialog[open]:not([aria-label="${label}"])`)
  },
}

export const RecordThatIsGone: Story = {
  ...List,
  parameters: { path: '/?id=999999' },
  async play({ canvasElement }) {
    await press(canvasElement, 'dialog[open] [role=alert] button')
    await waitUntilGone(canvasElement, 'dialog[open]')
  },
}

export const RecordOpenedByItsRow: Story = {
  ...List,
  async play({ canvasElement }) {
    await press(canvasElement, `${rows} td:nth-last-child(2)`)
    await findElement(canvasElement, 'dialog[open]')
  },
}

export const KeysOfTheList: Story = {
  ...List,
  render: () => <KeyHelp resource={studentList} onClose={() => undefined} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'input[type=checkbox]')
    await press(canvasElement, 'input[type=checkbox]:not(:checked)')
    await findElement(canvasElement, 'input[type=checkbox]')
  },
}

const create: Story['play'] = async ({ canvasElement }) => {
  await findElement(canvasElement, rows)
  // The button beside the title
  await press(canvasElement, 'h1 ~ button, div:has(> div > h1) > button')
  await findElement(canvasElement, 'dialog form')
}

export const NewRecord: Story = { render: () => <ResourcePage resource={courseList} />, play: create }

export const NewRecordWithErrors: Story = {
  ...NewRecord,
  async play(context) {
    await create(context)
    await press(context.canvasElement, 'dialog form button[type=submit]')
    await findElement(context.canvasElement, 'dialog [data-summary]:focus')
  },
}

export const UnsavedRecord: Story = {
  ...NewRecord,
  async play(context) {
    const { canvasElement } = context
    await create(context)
    await typeText(canvasElement, 'dialog input[name=code]', 'A1')
    await press(canvasElement, 'dialog form button:not([type=submit], [aria-label])')
    await press(canvasElement, '[role=alertdialog] [data-safe]')
    await waitUntilGone(canvasElement, '[role=alertdialog]')
  },
}

export const EmptyList: Story = {
  ...NewRecord,
  parameters: {
    handlers: [mock('listCourses', 200, { success: true, data: [], total: 0, page: 1, page_size: 10 })],
  },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=status] button')
  },
}
