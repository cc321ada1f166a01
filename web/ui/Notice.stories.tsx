import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Notice } from './Notice.tsx'

export default { component: Notice } satisfies Meta

export const Plain: Story = {
  render: function PlainStory() {
    const { short, text } = useSample()
    return <Notice seed="one" title={short} text={text} />
  },
}
export const WithAction: Story = {
  render: function WithActionStory() {
    const { short, text, action } = useSample()
    return (
      <Notice seed="two" title={short} text={text}>
        <button type="button">{action}</button>
      </Notice>
    )
  },
}
export const Alert: Story = {
  render: function AlertStory() {
    const { long } = useSample()
    return <Notice seed="three" title={long} role="alert" />
  },
}
