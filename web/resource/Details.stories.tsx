import { mock } from '#mocks/msw.ts'
import { findElement } from '#web/workshop/interact.ts'
import { tutorListQuery } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { FactsDetail } from './FactsDetail.tsx'
import { RecordLoader } from './RecordLoader.tsx'

export default { component: FactsDetail, subcomponents: { RecordLoader } } satisfies Meta

const panel = { onClose: () => undefined, actions: null }

function Course() {
  const { short, long, text } = useSample()
  return (
    <FactsDetail
      panel={panel}
      title={short}
      texts="courseList"
      facts={[
        ['code', 'AR-1'],
        ['description', long],
        ['is_group', '–'],
      ]}
    >
      <p>{text}</p>
    </FactsDetail>
  )
}

export const Facts: Story = {
  render: () => <Course />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dialog[open] dl')
  },
}

function LoadedRecord() {
  return <RecordLoader read={tutorListQuery}>{({ data }) => <p>{data.length}</p>}</RecordLoader>
}

export const RecordThere: Story = {
  render: () => <LoadedRecord />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p')
  },
}
export const RecordGone: Story = {
  render: () => <LoadedRecord />,
  parameters: { handlers: [mock.status('listTutors', 404)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'h2')
  },
}
export const RecordFailed: Story = {
  render: () => <LoadedRecord />,
  parameters: { handlers: [mock.status('listTutors', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
  },
}
