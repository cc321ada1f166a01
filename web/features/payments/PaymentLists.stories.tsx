import type { Payment } from '#sdk'
import { query } from '#web/api/query.ts'
import { useFormats } from '#web/resource/formats.ts'
import { expectElement, findElement, waitUntil } from '#web/workshop/interact.ts'
import { StoryColumns } from '#web/workshop/StoryColumns.tsx'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { descriptionColumn } from './descriptionColumn.tsx'
import { defineMyPayments } from './myPayments.tsx'
import { PaymentPeople } from './PaymentPeople.tsx'
import { payments } from './payments.tsx'
import { withRefund } from './withRefund.tsx'

export default { component: PaymentPeople, parameters: { signedInAs: 'student' } } satisfies Meta

const ofStudent = defineMyPayments('student')
const list = query('/payments/list/', { query: { page: 1, page_size: 10 } })
const refund = {
  amount: 450,
  currency: 'EGP',
  requested_on: '2026-11-18T10:00:00Z',
  due_on: '2026-12-01',
} as const

function People() {
  return <StoryData query={list}>{({ data: [row] }) => row && <PaymentPeople payment={row} />}</StoryData>
}

export const PeopleOfStudent: Story = {
  render: () => <People />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href^="/dashboard/reservations?id="]')
    if (canvasElement.querySelectorAll('dt').length !== 3) throw new Error('Payers read their own name')
  },
}

export const PeopleOfStaff: Story = {
  render: () => <People />,
  parameters: { signedInAs: 'operator' },
  play: ({ canvasElement }) => waitUntil(() => canvasElement.querySelectorAll('dt').length === 4),
}

export const ToBePaid: Story = {
  render: () => <StoryColumns resource={ofStudent} change={{ is_payable: true }} />,
  play: expectElement('[data-column=state] a[href^="/dashboard/payments?id="]'),
}

export const EndedBooking: Story = {
  render: () => <StoryColumns resource={ofStudent} change={{ state: 'pending', is_ended: true }} />,
  play: ({ canvasElement }) =>
    waitUntil(() =>
      /booking cancelled|وأُلغي الحجز/.test(
        canvasElement.querySelector('[data-column=state]')?.textContent ?? '',
      ),
    ),
}

export const PaidBack: Story = {
  render: () => <StoryColumns resource={payments} change={{ refund }} />,
  parameters: { signedInAs: 'operator' },
  play: ({ canvasElement }) =>
    waitUntil(() => canvasElement.querySelector('[data-column=state]')?.textContent.includes('450') === true),
}

const state = withRefund({ name: 'state', show: () => 'completed' })

function States({ payment }: { payment: Payment }) {
  const formats = useFormats()
  return (
    <>
      <p>{state.show({ ...payment, refund: null }, formats)}</p>
      <p>{descriptionColumn.show(payment, formats)}</p>
    </>
  )
}

export const NotPaidBack: Story = {
  render: () => <StoryData query={list}>{({ data: [row] }) => row && <States payment={row} />}</StoryData>,
  async play({ canvasElement }) {
    const shown = await findElement(canvasElement, 'p')
    if (shown.textContent !== 'completed') throw new Error(`The state is ${shown.textContent}`)
    await findElement(canvasElement, 'p + p:not(:empty)')
  },
}
