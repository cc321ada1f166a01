import { mock } from '#mocks/msw.ts'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { KidsCard } from './KidsCard.tsx'
import { KidsList } from './KidsList.tsx'

export default { component: KidsList, parameters: { signedInAs: 'kids' } } satisfies Meta

const homework = defineResource({
  name: 'studentHomework',
  list: '/homework/mine/list/',
  getName: ({ title }) => title,
  isSearched: false,
  columns: [],
  filters: [{ name: 'state', kind: 'choices', options: ['pending', 'completed', 'overdue'] }],
  Detail: ({ row, ...panel }) => (
    <RecordDetail {...panel} title={row.title}>
      <bdi>{row.course.name}</bdi>
    </RecordDetail>
  ),
})

const work = {
  due: { state: ['overdue', 'pending'] },
  done: { state: ['completed'] },
  rest: 'kidsWork.homework.rest',
} as const

function Homework({ isSplit = false }: { isSplit?: boolean }) {
  const { action, label } = useSample()
  return (
    <KidsList resource={homework} picture="homework" title="kidsWork.homework" {...(isSplit && { work })}>
      {({ title, course }, open) => (
        <KidsCard
          look="due"
          picture="homework"
          seed={`course-${course.id}`}
          title={title}
          state={label}
          detail={<bdi>{course.name}</bdi>}
          action={{ label: action, isMain: true, onPress: open }}
        />
      )}
    </KidsList>
  )
}

export const OneList: Story = {
  render: () => <Homework />,
  async play({ canvasElement }) {
    await press(canvasElement, 'li button')
    await findElement(canvasElement, 'dialog bdi')
  },
}
export const OpenAndDone: Story = {
  render: () => <Homework isSplit />,
  async play({ canvasElement }) {
    await press(canvasElement, '[role=tab][aria-selected=false]')
    await findElement(canvasElement, '[role=tab]:last-child[aria-selected=true]')
  },
}

export const Loading: Story = {
  render: () => <Homework isSplit />,
  parameters: { handlers: [mock.latency('listStudentHomework', FOREVER)] },
}
export const NothingDue: Story = {
  render: () => <Homework isSplit />,
  parameters: {
    handlers: [
      mock('listStudentHomework', 200, { success: true, data: [], total: 0, page: 1, page_size: 10 }),
    ],
  },
}
export const FailedToLoad: Story = {
  render: () => <Homework isSplit />,
  parameters: { handlers: [mock.status('listStudentHomework', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
  },
}
