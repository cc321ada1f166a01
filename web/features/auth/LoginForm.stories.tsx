import { useState } from 'react'
import { expectElement, findElement, press, typeText } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { InstituteLogin } from './InstituteLogin.tsx'
import { LinkedIn } from './LinkedIn.tsx'
import { LoginForm } from './LoginForm.tsx'
import { OperatorLogin } from './OperatorLogin.tsx'
import { type Role, RoleCards } from './RoleCards.tsx'
import { StaffForm } from './StaffForm.tsx'

export default {
  component: LoginForm,
  subcomponents: { RoleCards, StaffForm, InstituteLogin, OperatorLogin, LinkedIn },
} satisfies Meta

const operator = { role: 'operator' } as const
const finish = () => Promise.resolve()

export const WrongPassword: Story = {
  render: () => <LoginForm userType="student" onSignedIn={finish} />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=username]', 'nobody@example.test')
    await typeText(canvasElement, 'input[name=password]', 'Wrong123!')
    await press(canvasElement, 'button[type=submit]')
    // The password is cleared, the address stays
    await findElement(canvasElement, 'input[name=password][value=""][aria-invalid=true]')
    await findElement(canvasElement, 'input[name=username][value="nobody@example.test"]')
  },
}

export const PasscodeOfKids: Story = {
  render: () => <LoginForm userType="kids" onSignedIn={finish} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'input[name=username][inputmode=numeric]')
    if (canvasElement.querySelector('input[name=password]')) throw new Error('A kid is asked for a password')
  },
}

function Roles() {
  const [chosen, setChosen] = useState<Role>()
  return (
    <RoleCards
      name="role"
      legend="auth.whoIsIt"
      roles={['student', 'tutor', 'kids']}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}

export const ChosenRole: Story = {
  render: () => <Roles />,
  async play({ canvasElement }) {
    await press(canvasElement, 'input[value=kids]')
    await findElement(canvasElement, 'input[value=kids]:checked')
  },
}

export const OfStaff: Story = {
  render: () => <StaffForm {...operator} onSignedIn={finish} />,
  async play({ canvasElement }) {
    await press(canvasElement, 'input[value=institute_admin]')
    await findElement(canvasElement, 'input[value=institute_admin][form=form-staff]:checked')
  },
}

export const PageOfStaff: Story = {
  render: () => <InstituteLogin />,
  play: expectElement('input[value=institute_admin]:checked'),
}

export const PageOfOperators: Story = {
  render: () => <OperatorLogin />,
  play: expectElement('form input[type=hidden][value=operator]'),
}

export const BackFromLinkedInWithoutCode: Story = {
  render: () => <LinkedIn />,
  play: expectElement('[role=alert] a[href="/"]'),
}
