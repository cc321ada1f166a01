import type { Cancellation } from '#sdk'
import { mock } from '#mocks/msw.ts'
import { query } from '#web/api/query.ts'
import { findElement, press, typeText, waitUntilGone } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { BulkReport } from './BulkReport.tsx'
import { CancellationView } from './CancellationView.tsx'
import { ConfirmAction } from './ConfirmAction.tsx'

export default { component: ConfirmAction, subcomponents: { BulkReport, CancellationView } } satisfies Meta

const doNothing = () => undefined

interface QuestionProps {
  confirm: 'yes' | 'reason' | 'name'
  isBusy?: boolean
}

function Question({ confirm, isBusy = false }: QuestionProps) {
  const { short, text, action, name } = useSample()
  return (
    <ConfirmAction
      title={short}
      text={text}
      action={action}
      confirm={confirm}
      subject={name}
      isDanger={confirm !== 'yes'}
      isBusy={isBusy}
      onConfirm={doNothing}
      onCancel={doNothing}
    />
  )
}

/** Presses the button of the action, which follows the safe one. */
function confirmAction({ canvasElement }: { canvasElement: HTMLElement }) {
  return press(canvasElement, '[data-safe] + button')
}

export const Yes: Story = { render: () => <Question confirm="yes" /> }
export const Busy: Story = { render: () => <Question confirm="yes" isBusy /> }
export const Reason: Story = { render: () => <Question confirm="reason" /> }
export const MissingReason: Story = {
  ...Reason,
  async play(context) {
    await confirmAction(context)
    await findElement(context.canvasElement, 'textarea[aria-invalid=true]')
    await typeText(context.canvasElement, 'textarea', 'one two three')
    await waitUntilGone(context.canvasElement, 'textarea[aria-invalid=true]')
  },
}
export const WrongName: Story = {
  render: () => <Question confirm="name" />,
  async play(context) {
    await typeText(context.canvasElement, 'dialog input', '?')
    await confirmAction(context)
    await findElement(context.canvasElement, 'input[aria-invalid=true]')
  },
}

export const ReportOfSeveral: Story = {
  render: function ReportStory() {
    const { one, two, three, hint } = useSample()
    const names = [one, two, three]
    return (
      <BulkReport
        isOpen
        results={[
          { id: 0, success: true, message: null },
          { id: 1, success: false, message: hint },
          { id: 2, success: false, message: null },
        ]}
        getName={(id) => names[id] ?? ''}
        onRetry={doNothing}
        onClose={doNothing}
      />
    )
  },
}

function Consequences() {
  return <CancellationView query={query('/classes/{id}/cancellation/', { path: { id: 1 } })} />
}

const base: Cancellation = {
  refund_amount: 0,
  currency: 'EGP',
  refund_until: null,
  classes_refunded: 0,
  classes_lost: 0,
  classes_to_reschedule: 0,
  classes_added: 0,
  classes_held: 0,
  free_until: null,
}

function showConsequences(data: Partial<Cancellation>): Story {
  return {
    render: () => <Consequences />,
    parameters: {
      handlers: [mock('previewClassCancellation', 200, { success: true, data: { ...base, ...data } })],
    },
    async play({ canvasElement }) {
      await findElement(canvasElement, 'li')
    },
  }
}

export const Refund = showConsequences({
  refund_amount: 450,
  refund_until: '2026-12-01',
  classes_refunded: 3,
  free_until: '2026-11-21T15:00:00Z',
})
export const NoRefund = showConsequences({ classes_lost: 2 })
export const ClassesToReschedule = showConsequences({ classes_to_reschedule: 4, classes_held: 2 })
export const ConsequencesFailedToLoad: Story = {
  render: () => <Consequences />,
  parameters: { handlers: [mock.status('previewClassCancellation', 500)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=alert] button')
  },
}
