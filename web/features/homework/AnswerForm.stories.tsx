import { query } from '#web/api/query.ts'
import { chooseFiles, findElement, press, waitUntilGone } from '#web/workshop/interact.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { UnsentAnswer } from './UnsentAnswer.tsx'

export default {
  component: AnswerForm,
  subcomponents: { UnsentAnswer },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const homework = query('/homework/mine/list/', { query: { page: 1, page_size: 10, state: ['pending'] } })

export const BeginsEmptyAfterHandingIn: Story = {
  render: () => (
    <StoryData query={homework}>
      {({ data: [row] }) =>
        row && <AnswerForm homework={row} isLate={false} isAgain={false} isReviewed={false} />
      }
    </StoryData>
  ),
  async play({ canvasElement }) {
    const picture = new File(['x'], 'answer.png', { type: 'image/png' })
    await chooseFiles(canvasElement, 'input[type=file]', [picture])
    await findElement(canvasElement, 'form li')
    await waitUntilGone(canvasElement, 'progress')
    await press(canvasElement, 'button[type=submit]')
    await waitUntilGone(canvasElement, 'form li')
  },
}

export const ReviewedMeanwhile: Story = {
  render: function ReviewedMeanwhileStory() {
    const { text } = useSample()
    return <UnsentAnswer values={{ text }} onDiscard={() => undefined} />
  },
}
