import { findElement, press } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { KidForm } from './KidForm.tsx'
import { KidsPicture } from './KidsPicture.tsx'

export default { component: KidForm, subcomponents: { KidsPicture } } satisfies Meta

function Kid({ isKnown = false }: { isKnown?: boolean }) {
  const { action, one, two } = useSample()
  return (
    <KidForm
      {...(isKnown && {
        initial: { first_name: one, last_name: two, gender: 'Female', date_of_birth: '2018-04-02' },
        onCancel: () => undefined,
      })}
      action={action}
      draft="workshop-kid"
      onSubmit={() => Promise.resolve()}
    />
  )
}

export const NewKid: Story = { render: () => <Kid /> }
export const KnownKid: Story = { render: () => <Kid isKnown /> }
export const Errors: Story = {
  ...NewKid,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[name=first_name][aria-invalid=true]')
    await findElement(canvasElement, 'input[name=date_of_birth][aria-invalid=true]')
  },
}

export const Pictures: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['classes', 'homework', 'quizzes', 'archive'] as const).map((kind) => (
        <KidsPicture key={kind} kind={kind} />
      ))}
    </div>
  ),
}
