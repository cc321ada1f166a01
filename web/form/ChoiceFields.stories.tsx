import * as v from 'valibot'
import type { Meta, Story } from '#web/workshop/story.ts'
import { choose, findElement, press, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryForm } from '#web/workshop/StoryForm.tsx'
import { useSample } from '#web/workshop/useSample.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { CheckboxField, RadioField } from './ChoiceFields.tsx'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import { RatingField } from './RatingField.tsx'
import { accepted, rating, required, requiredList } from './rules.ts'
import { SelectField } from './SelectField.tsx'
import { WeekdaysField } from './WeekdaysField.tsx'

export default {
  component: RadioField,
  subcomponents: { CheckboxField, CheckboxGroup, ChoiceLabel, RatingField, SelectField, WeekdaysField },
} satisfies Meta

const rules = {
  kind: required,
  topic: required,
  days: requiredList(v.string()),
  weekdays: requiredList(v.string()),
  stars: rating,
  terms: accepted,
}

function Fields() {
  const { label, one, two, three, short, hint, text, name } = useSample()
  const options = [
    { value: 'a', label: one },
    { value: 'b', label: two },
    { value: 'c', label: three },
  ]
  return (
    <>
      <RadioField name="kind" label={label} options={options} />
      <SelectField name="topic" label={short} hint={hint} options={options} placeholder={name} />
      <CheckboxGroup
        name="days"
        label={name}
        hint={hint}
        options={options.map((option) => ({ ...option, isDisabled: option.value === 'c' }))}
      />
      <WeekdaysField name="weekdays" label={one} />
      <RatingField name="stars" label={two} />
      <CheckboxField name="terms" label={three} isRequired>
        {text}
      </CheckboxField>
    </>
  )
}

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <Fields />
    </StoryForm>
  ),
}

export const Chosen: Story = {
  render: () => (
    <StoryForm
      initial={{ kind: 'b', topic: 'c', days: ['a', 'b'], weekdays: ['1', '6'], stars: 4, terms: true }}
    >
      <Fields />
    </StoryForm>
  ),
}

export const Errors: Story = {
  render: () => (
    <StoryForm rules={rules}>
      <Fields />
    </StoryForm>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'select[aria-invalid=true]')
    await findElement(canvasElement, 'input[name=days][aria-invalid=true]')
    await findElement(canvasElement, 'input[name=terms][aria-invalid=true]')
  },
}

export const Choosing: Story = {
  ...Errors,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[aria-invalid=true]')
    await press(canvasElement, 'input[name=kind][value=a]')
    await choose(canvasElement, 'select[name=topic]', 'b')
    await press(canvasElement, 'input[name=days][value=b]')
    await press(canvasElement, 'input[name=weekdays][value="1"]')
    await press(canvasElement, 'input[type=radio][value="5"]')
    await press(canvasElement, 'input[name=terms]')
    await waitUntilGone(canvasElement, '[aria-invalid=true]')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[role=status]')
  },
}

export const LongTexts: Story = {
  render: function LongTextsStory() {
    const { long } = useSample()
    const options = [
      { value: 'a', label: long },
      { value: 'b', label: long.slice(0, 40) },
    ]
    return (
      <StoryForm initial={{ kind: 'a', topic: 'a', days: ['a'] }}>
        <RadioField name="kind" label={long} options={options} />
        <SelectField name="topic" label={long} options={options} />
        <CheckboxGroup name="days" label={long} options={options} />
        <CheckboxField name="terms" label={long} isRequired>
          {long}
        </CheckboxField>
      </StoryForm>
    )
  },
}

export const LargeStars: Story = {
  render: function LargeStarsStory() {
    const { label } = useSample()
    return (
      <StoryForm initial={{ stars: 3 }}>
        <RatingField name="stars" label={label} isLarge />
      </StoryForm>
    )
  },
}
