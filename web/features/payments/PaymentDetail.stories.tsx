import { query } from '#web/api/query.ts'
import { expectElement, findElement } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { DuePayments } from './DuePayments.tsx'
import { PaymentDetail } from './PaymentDetail.tsx'

export default {
  component: PaymentDetail,
  subcomponents: { DuePayments },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const page = { page: 1, page_size: 10 }
const settled = query('/payments/list/', { query: { ...page, state: ['completed', 'paid'] } })
const due = query('/payments/list/', { query: { ...page, state: ['pending', 'failed', 'overdue'] } })

function Payments({ isSettled = false }: { isSettled?: boolean }) {
  return (
    <StoryData query={isSettled ? settled : due}>
      {({ data: [row] }) => row && <PaymentDetail row={row} onClose={() => undefined} actions={[]} />}
    </StoryData>
  )
}

export const PaidPayment: Story = {
  render: () => <Payments isSettled />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dialog dl')
  },
}
export const DuePayment: Story = {
  render: () => <Payments />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dialog[open] h2')
  },
}
export const DuePaymentsOfAFamily: Story = {
  render: () => <DuePayments />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'h2')
  },
}
export const TransferForStaff: Story = {
  render: () => (
    <StoryData query={query('/payments/list/', { query: { page: 1, page_size: 100, state: ['pending'] } })}>
      {({ data }) => {
        const row = data.find(({ kind, is_payable }) => kind === 'attempt' && !is_payable)
        return row && <PaymentDetail row={row} onClose={() => undefined} actions={[]} />
      }}
    </StoryData>
  ),
  parameters: { signedInAs: 'operator' },
  play: expectElement('dialog[open] [role=status] + p'),
}
export const PaymentForStaff: Story = {
  ...PaidPayment,
  parameters: { signedInAs: 'institute_admin' },
}
