import type { Meta, Story } from '#web/workshop/story.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { StoryForm } from '#web/workshop/StoryForm.tsx'
import { useSample } from '#web/workshop/useSample.ts'
import { DateField } from './DateField.tsx'
import { DateInput } from './DateInput.tsx'
import { DateTimeField } from './DateTimeField.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRequirements } from './PasswordRequirements.tsx'
import { between, email, maxLength, password, required } from './rules.ts'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'
import { PickerButton } from './PickerButton.tsx'
import { TypedDateField } from './TypedDateField.tsx'
import * as v from 'valibot'

export default {
  component: TextField,
  subcomponents: {
    DateField,
    DateTimeField,
    NumberField,
    PasswordField,
    TypedDateField,
    DateInput,
    PickerButton,
    PasswordRequirements,
    TextAreaField,
  },
} satisfies Meta

const LENGTH_MAX = 40

const rules = {
  name: required,
  email,
  count: between(1, 9),
  day: required,
  time: required,
  text: v.pipe(required, maxLength(LENGTH_MAX)),
  password,
}

function Fields() {
  const { label, one, two, three, short, name, action, hint } = useSample()
  return (
    <>
      <TextField name="name" label={name} hint={hint} />
      <TextField name="email" label={label} type="email" isLeftToRight isRequired={false} />
      <NumberField name="count" label={one} isWhole />
      <DateField name="day" label={two} max="2030-12-31" />
      <DateTimeField name="time" label={three} />
      <TextAreaField name="text" label={short} rows={3} max={LENGTH_MAX} />
      <PasswordField name="password" label={action} autoComplete="new-password" hint={hint} />
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

export const Filled: Story = {
  render: function FilledStory() {
    const { name, text } = useSample()
    const initial = {
      name,
      email: 'amal@example.test',
      count: '٧',
      day: '2026-11-21',
      time: '2026-11-21T15:00:00Z',
      text: text.slice(0, LENGTH_MAX),
      password: 'Secret-1',
    }
    return (
      <StoryForm rules={rules} initial={initial}>
        <Fields />
      </StoryForm>
    )
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[role=status]')
  },
}

export const Errors: Story = {
  render: () => (
    <StoryForm rules={rules} initial={{ email: 'amal@', count: '10' }}>
      <Fields />
    </StoryForm>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    for (const name of Object.keys(rules))
      await findElement(canvasElement, `[name=${name}][aria-invalid=true]`)
  },
}

export const LongTexts: Story = {
  render: function LongTextsStory() {
    const { long } = useSample()
    return (
      <StoryForm initial={{ one: long, two: long }}>
        <TextField name="one" label={long} hint={long} />
        <TextAreaField name="two" label={long} hint={long} max={LENGTH_MAX} />
      </StoryForm>
    )
  },
}

export const ShownPassword: Story = {
  render: function ShownPasswordStory() {
    const { label } = useSample()
    return (
      <StoryForm initial={{ password: 'Secret-1' }}>
        <PasswordField name="password" label={label} autoComplete="current-password" />
      </StoryForm>
    )
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-pressed=false]')
    await findElement(canvasElement, 'input[name=password][type=text]')
  },
}

export const CapsLock: Story = {
  ...ShownPassword,
  async play({ canvasElement }) {
    const field = await findElement(canvasElement, 'input[name=password]')
    const before = field.getAttribute('aria-describedby')
    field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, modifierCapsLock: true }))
    await findElement(canvasElement, `input[name=password]:not([aria-describedby="${before}"])`)
  },
}

export const NoRequirementMet: Story = { render: () => <PasswordRequirements password="" /> }
export const SomeRequirementsMet: Story = { render: () => <PasswordRequirements password="Secret" /> }
export const AllRequirementsMet: Story = { render: () => <PasswordRequirements password="Secret-1" /> }
