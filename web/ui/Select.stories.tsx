import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { Select } from './Select.tsx'

export default { component: Select } satisfies Meta

export const Options: Story = {
  render: function OptionsStory() {
    const { label, one, two } = useSample()
    return (
      <Select
        label={label}
        value="one"
        options={[
          { value: 'one', label: one },
          { value: 'two', label: two, isDisabled: true },
        ]}
        onChange={() => undefined}
      />
    )
  },
}
export const LongText: Story = {
  render: function LongTextStory() {
    const { label, long } = useSample()
    return (
      <Select
        label={label}
        value="long"
        options={[{ value: 'long', label: long }]}
        onChange={() => undefined}
      />
    )
  },
}
