import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { query } from '#web/api/query.ts'
import { teachingQuery } from '#web/domain/tutor/queries.ts'
import { useStores } from '#web/state/stores.ts'
import { findElement, press, typeText, waitUntil } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { StoryStores, ToastCount } from '#web/workshop/StoryStores.tsx'
import { CropDialog } from './CropDialog.tsx'
import { HoursSection } from './HoursSection.tsx'
import { KidsProfile } from './KidsProfile.tsx'
import { OtherSessions } from './OtherSessions.tsx'
import { PersonSection } from './PersonSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Reminders } from './Reminders.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { TeachingSection } from './TeachingSection.tsx'
import { UpdatePassword } from './UpdatePassword.tsx'

export default {
  component: ProfileForm,
  subcomponents: {
    PersonSection,
    SettingsSection,
    TeachingSection,
    HoursSection,
    Reminders,
    CropDialog,
    KidsProfile,
    UpdatePassword,
    OtherSessions,
  },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const ignore = () => undefined
const finish = () => Promise.resolve(undefined)
const profileQuery = query('/account/profile/')

export const OfStudent: Story = {
  render: () => (
    <StoryData query={profileQuery}>
      {({ data }) => (
        <ProfileForm
          profile={{ ...data, first_name: '' }}
          hours={undefined}
          teaching={undefined}
          onFetch={finish}
          onSaved={finish}
          isRemounted={false}
        />
      )}
    </StoryData>
  ),
  async play({ canvasElement }) {
    // E-mails about payments are a student's
    await findElement(canvasElement, 'input[name=payments]')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=first_name][aria-invalid=true]')
  },
}

export const OfTutor: Story = {
  render: () => (
    <StoryData query={profileQuery}>
      {({ data: profile }) => (
        <StoryData query={teachingQuery}>
          {({ data: teaching }) => (
            <ProfileForm
              profile={profile}
              hours={{ time_zone: 'Africa/Cairo', week: [], exceptions: [] }}
              teaching={teaching}
              onFetch={finish}
              onSaved={finish}
              isRemounted
            />
          )}
        </StoryData>
      )}
    </StoryData>
  ),
  parameters: { signedInAs: 'tutor' },
  async play({ canvasElement }) {
    await findElement(canvasElement, '#hours')
    await findElement(canvasElement, 'textarea[name=biography]')
    await findElement(canvasElement, 'button[type=submit]:focus')
    if (canvasElement.querySelector('input[name=payments]'))
      throw new Error('A tutor gets e-mails about payments')
  },
}

function Choice() {
  return <output>{String(useSnapshot(useStores().device).hasReminders)}</output>
}

export const StoppedReminders: Story = {
  render: () => (
    <StoryStores prepare={({ device }) => Object.assign(device, { isRestored: true, hasReminders: true })}>
      <Reminders />
      <Choice />
    </StoryStores>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === 'false')
  },
}

export const OfKid: Story = {
  render: () => <KidsProfile />,
  parameters: { signedInAs: 'kids' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'input[type=file]')
    if (canvasElement.querySelector('form')) throw new Error('A form of parents is shown')
  },
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = new File([Uint8Array.from(atob(dot), (letter) => letter.codePointAt(0) ?? 0)], 'dot.png', {
  type: 'image/png',
})
const text = new File(['No picture'], 'dot.png', { type: 'image/png' })

function Crop({ file }: { file: File }) {
  const [result, setResult] = useState('')
  return (
    <>
      <CropDialog
        file={file}
        isOpen
        onUnreadable={() => setResult('unreadable')}
        onSaved={() => setResult('saved')}
        onClose={ignore}
      />
      <output>{result}</output>
    </>
  )
}

export const CroppedPicture: Story = {
  render: () => <Crop file={picture} />,
  async play({ canvasElement }) {
    await press(document, 'label:last-of-type + div button:last-child:not([aria-disabled=true])')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === 'saved')
  },
}

export const UnreadablePicture: Story = {
  render: () => <Crop file={text} />,
  play: ({ canvasElement }) =>
    waitUntil(() => canvasElement.querySelector('output')?.textContent === 'unreadable'),
}

export const OtherPasswordTypedAgain: Story = {
  render: () => <UpdatePassword />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input[name=current_password]', 'Abcd123!')
    await typeText(canvasElement, 'input[name=password]', 'Abcd1234!')
    await typeText(canvasElement, 'input[name=confirm_password]', 'Abcd1235!')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=confirm_password][aria-invalid=true]')
  },
}

export const EndedSessions: Story = {
  render: () => (
    <>
      <OtherSessions />
      <ToastCount />
    </>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'section button')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent === '1')
    await findElement(canvasElement, 'section button:not([aria-disabled=true])')
  },
}
