import { ApiError } from '#sdk'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { storeDraft } from '#web/storage/drafts.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { findElement, press, typeText, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryForm } from '#web/workshop/StoryForm.tsx'
import { useSample } from '#web/workshop/useSample.ts'
import { Draft } from './Draft.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Form } from './Form.tsx'
import { FormElement } from './FormElement.tsx'
import { FormError } from './FormError.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { required } from './rules.ts'
import { ShownForm } from './ShownForm.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TextField } from './TextField.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

export default {
  component: Form,
  subcomponents: {
    Draft,
    ErrorSummary,
    FormElement,
    FormError,
    LeaveQuestion,
    ShownForm,
    SubmitButton,
    UnsavedGuard,
    UnsavedQuestion,
  },
} satisfies Meta

const rules = { one: required, two: required }

function Fields() {
  const { one, two, hint } = useSample()
  return (
    <>
      <TextField name="one" label={one} hint={hint} />
      <TextField name="two" label={two} />
    </>
  )
}

/** Refuses what was sent, as the API does. */
function refuse(fields: Readonly<Record<string, string[]>>, messages: string[]) {
  return () => Promise.reject(new ApiError({ status: 422, code: 'refused', messages, fields }))
}

export const Empty: Story = {
  render: () => (
    <StoryForm rules={rules}>
      <Fields />
    </StoryForm>
  ),
}

export const Errors: Story = {
  ...Empty,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=two][aria-invalid=true]')
    await findElement(canvasElement, 'input[name=one]:focus')
  },
}

export const Sent: Story = {
  ...Empty,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=one]', '1')
    await typeText(canvasElement, 'input[name=two]', '2')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[role=status]')
  },
}

export const RefusedByTheServer: Story = {
  render: function RefusedStory() {
    const { text, hint } = useSample()
    const initial = { one: hint, two: hint }
    return (
      <StoryForm rules={rules} initial={initial} onSubmit={refuse({ two: [text] }, [text])}>
        <Fields />
      </StoryForm>
    )
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=two][aria-invalid=true]:focus')
    await typeText(canvasElement, 'input[name=two]', '2')
    await waitUntilGone(canvasElement, 'input[aria-invalid=true]')
  },
}

export const RefusedAsAWhole: Story = {
  render: function RefusedAsAWholeStory() {
    const { text, short, hint } = useSample()
    return (
      <StoryForm rules={rules} initial={{ one: hint, two: hint }} onSubmit={refuse({}, [text, short])}>
        <Fields />
      </StoryForm>
    )
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'form [role=alert]')
  },
}

export const WithSummary: Story = {
  render: () => (
    <StoryForm rules={rules} hasSummary>
      <Fields />
    </StoryForm>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[data-summary]:focus')
    await press(canvasElement, 'a[href="#two"]')
    await findElement(canvasElement, 'input[name=two]:focus')
  },
}

export const UnsavedInput: Story = {
  render: function UnsavedInputStory() {
    const { three } = useSample()
    return (
      <StoryForm isGuarded>
        <Fields />
        <Link to="/tutors">{three}</Link>
      </StoryForm>
    )
  },
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=one]', '1')
    await press(canvasElement, 'a[href="/tutors"]')
    await press(document, 'dialog[open] button')
    await waitUntilGone(document, 'dialog[open]')
    await findElement(canvasElement, 'input[name=one][value="1"]')
  },
}

export const QuestionBeforeLeaving: Story = {
  render: () => <UnsavedQuestion onLeave={() => undefined} onStay={() => undefined} />,
}

export const RestoredDraft: Story = {
  render: function RestoredDraftStory() {
    const { name } = useSample()
    // The draft that a page stored before its reload
    useState(() => storeDraft('workshop', { one: name }))
    return (
      <StoryForm draft="workshop">
        <Fields />
      </StoryForm>
    )
  },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'input[name=one]:not([value=""])')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[role=status]')
  },
}

export const ErrorWithSeveralLines: Story = {
  render: function ErrorLinesStory() {
    const { text, long } = useSample()
    return <FormError error={`${text}\n${long}`} />
  },
}
export const ErrorByCode: Story = { render: () => <FormError error="rate_limited" /> }
