import { query } from '#web/api/query.ts'
import { findElement, waitUntil, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import { StoryColumns } from '#web/workshop/StoryColumns.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { FeedbackDetail } from './FeedbackDetail.tsx'
import { feedbacks } from './feedbacks.tsx'

export default {
  component: FeedbackDetail,
  parameters: { signedInAs: 'operator' },
} satisfies Meta

const feedback = query('/feedback/list/', { query: { page: 1, page_size: 10 } })

function Detail({ comment }: { comment?: string }) {
  return (
    <StoryData query={feedback}>
      {({ data: [row] }) =>
        row && (
          <FeedbackDetail
            row={{ ...row, comment: comment ?? row.comment }}
            onClose={() => undefined}
            actions={[]}
          />
        )
      }
    </StoryData>
  )
}

export const Commented: Story = {
  render: () => <Detail />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dialog q')
  },
}
export const WithoutAComment: Story = {
  render: () => <Detail comment="" />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dialog dl')
    // Empty quotation marks
    await waitUntilGone(canvasElement, 'dialog q')
  },
}

export const WithoutTwoRatings: Story = {
  render: () => (
    <StoryData query={feedback}>
      {({ data: [row] }) =>
        row && (
          <FeedbackDetail
            row={{ ...row, platform: 4, service: 5, tutor: null, student: null }}
            onClose={() => undefined}
            actions={[]}
          />
        )
      }
    </StoryData>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dialog dl')
    const facts = canvasElement.querySelectorAll('dialog dl dt').length
    if (facts !== 5) throw new Error(`${facts} facts are shown`)
  },
}

const { Header: Averages } = feedbacks

export const AveragesAndColumns: Story = {
  render: () => (
    <>
      <StoryData query={feedbacks.read({ page: 1, page_size: 10 })}>
        {(page) => Averages && <Averages page={page} />}
      </StoryData>
      <StoryColumns resource={feedbacks} />
    </>
  ),
  async play({ canvasElement }) {
    await waitUntil(() => canvasElement.querySelectorAll('dl dd:not([data-column])').length === 4)
    await findElement(canvasElement, '[data-column=author] bdi')
  },
}
