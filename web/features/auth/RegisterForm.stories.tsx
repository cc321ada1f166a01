import { useState } from 'react'
import { Form } from '#web/form/Form.tsx'
import { useDialogs } from '#web/state/stores.ts'
import { expectElement, findElement, press, typeText, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { AccountFields } from './AccountFields.tsx'
import { Consents } from './Consents.tsx'
import { FieldPair } from './FieldPair.tsx'
import { KidList } from './KidList.tsx'
import { KidOnly } from './KidOnly.tsx'
import { KidStep } from './KidStep.tsx'
import { PersonFields } from './PersonFields.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StepHead } from './StepHead.tsx'

export default {
  component: RegisterForm,
  subcomponents: {
    StepHead,
    AccountFields,
    PersonFields,
    FieldPair,
    Consents,
    StepButtons,
    KidList,
    KidStep,
    KidOnly,
  },
} satisfies Meta

const finish = () => Promise.resolve()
const ignore = () => undefined
const kid = { first_name: 'Layan', last_name: 'Nasr', date_of_birth: '2018-04-02', gender: 'Female' as const }

function Register({ type: role }: { type: 'student' | 'tutor' }) {
  return <RegisterForm registerType={role} onSignedIn={finish} onRegistered={ignore} />
}

/** Fills in the first step and goes on. */
async function fillAccount(root: ParentNode) {
  await typeText(root, 'input[name=first_name]', 'Sara')
  await typeText(root, 'input[name=last_name]', 'Nasr')
  await typeText(root, 'input[name=email]', 'sara@example.test')
  await typeText(root, 'input[name=password]', 'Abcd123!')
  await typeText(root, 'input[name=confirm_password]', 'Abcd123!')
  await press(root, 'button[type=submit]')
  await findElement(root, '[data-step=person]')
}

export const FirstStep: Story = {
  render: () => <Register type="student" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=password][aria-invalid=true]')
    await findElement(canvasElement, '[data-step=account]')
  },
}

export const SecondStep: Story = {
  render: () => <Register type="student" />,
  async play({ canvasElement }) {
    await fillAccount(canvasElement)
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=date_of_birth][aria-invalid=true]')
    await findElement(canvasElement, 'input[name=is_terms_and_conditions_accepted][aria-invalid=true]')
  },
}

export const SecondStepOfTutors: Story = {
  render: () => <Register type="tutor" />,
  async play({ canvasElement }) {
    await fillAccount(canvasElement)
    if (canvasElement.querySelector('form section')) throw new Error('A tutor is asked for kids')
  },
}

function Documents() {
  const { terms } = useDialogs()
  return (
    <Form label="Consents" rules={{}} onSubmit={finish}>
      {() => (
        <>
          <Consents />
          <output>{terms}</output>
        </>
      )}
    </Form>
  )
}

export const DocumentOfConsent: Story = {
  render: () => <Documents />,
  async play({ canvasElement }) {
    await press(canvasElement, 'label button')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === 'terms')
    if (canvasElement.querySelector('input:checked')) throw new Error('Reading the terms has accepted them')
  },
}

function Kids() {
  const [kids, setKids] = useState([kid, { ...kid, first_name: 'Omar' }])
  return (
    <KidList
      kids={kids}
      onOpen={ignore}
      onRemove={(index) => setKids(kids.filter((_, position) => position !== index))}
    />
  )
}

export const RemovedKid: Story = {
  render: () => <Kids />,
  async play({ canvasElement }) {
    await press(canvasElement, 'li:first-child button:last-child')
    await waitUntil(
      () => canvasElement.querySelector('li bdi')?.textContent.trim().startsWith('Omar') === true,
    )
  },
}

export const KnownKid: Story = {
  render: () => <KidStep kid={kid} isNew={false} onSave={ignore} onCancel={ignore} />,
  play: expectElement('h3 + form input[name=first_name]:focus'),
}

export const OneMoreKid: Story = {
  render: () => <KidOnly />,
  parameters: { signedInAs: 'student' },
  async play({ canvasElement }) {
    // The family's name
    await findElement(canvasElement, 'input[name=last_name]:not([value=""])')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=first_name][aria-invalid=true]')
  },
}
