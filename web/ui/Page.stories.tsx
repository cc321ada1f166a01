import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Page } from './Page.tsx'

export default { component: Page } satisfies Meta

export const Plain: Story = {
  render: function PlainStory() {
    const { short, text } = useSample()
    return <Page title={short}>{text}</Page>
  },
}
export const WithActions: Story = {
  render: function WithActionsStory() {
    const { text, long, action } = useSample()
    return (
      <Page title={long} lead={text} actions={<button type="button">{action}</button>}>
        {text}
      </Page>
    )
  },
}
