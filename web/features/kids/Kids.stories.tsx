import type { Kid } from '#sdk'
import type { ReactNode } from 'react'
import { mock } from '#mocks/msw.ts'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { EditKidDialog } from './EditKidDialog.tsx'
import { KidCard } from './KidCard.tsx'
import { Passcode } from './Passcode.tsx'
import { PrintCard } from './PrintCard.tsx'
import { RemoveKid } from './RemoveKid.tsx'
import { ReservationLine } from './ReservationLine.tsx'
import { SubAccounts } from './SubAccounts.tsx'

export default {
  component: SubAccounts,
  subcomponents: { KidCard, Passcode, PrintCard, AssignDialog, EditKidDialog, RemoveKid, ReservationLine },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const ignore = () => undefined
const dialog = { isOpen: true, onClose: ignore, onSaved: ignore }

/** Renders with the first kid of the signed-in parent. */
function FirstKid({ children }: { children: (kid: Kid) => ReactNode }) {
  return <StoryData query={kidsQuery}>{({ data: [kid] }) => kid && children(kid)}</StoryData>
}

export const AllKids: Story = {
  render: () => <SubAccounts />,
  play: ({ canvasElement }) => findElement(canvasElement, 'article').then(() => undefined),
}

export const NoKids: Story = {
  render: () => <SubAccounts />,
  parameters: {
    handlers: [mock('listKids', 200, { success: true, data: [], total: 0, page: 1, page_size: 10 })],
  },
  async play({ canvasElement }) {
    await waitUntil(() => canvasElement.querySelector('[aria-busy=true]') === null)
    await findElement(canvasElement, 'button')
  },
}

export const OneKid: Story = {
  render: () => (
    <FirstKid>{(kid) => <KidCard kid={kid} onEdit={ignore} onAssign={ignore} onRemove={ignore} />}</FirstKid>
  ),
}

export const ShownPasscode: Story = {
  render: () => <FirstKid>{(kid) => <Passcode kid={kid} />}</FirstKid>,
  async play({ canvasElement }) {
    const hasCode = () => /\d{6}/.test(canvasElement.textContent ?? '')
    if (hasCode()) throw new Error('The passcode is shown before it is asked for')
    await press(canvasElement, 'p ~ button')
    await waitUntil(hasCode)
    await findElement(canvasElement, 'p ~ button:not([aria-label*="Show"]):not([aria-label*="إظهار"])')
  },
}

export const Card: Story = {
  render: () => {
    // The card is on paper only, and a print dialog would stop the page
    window.print = ignore
    return <FirstKid>{(kid) => <PrintCard kid={kid} passcode="246810" onDone={ignore} />}</FirstKid>
  },
  play: () => findElement(document, '[data-print-card] svg').then(() => undefined),
}

export const ReservationsToAssign: Story = {
  render: () => <FirstKid>{(kid) => <AssignDialog kid={kid} {...dialog} />}</FirstKid>,
  play: () => findElement(document, 'dialog[open] input[type=radio]').then(() => undefined),
}

export const EditedKid: Story = {
  render: () => <FirstKid>{(kid) => <EditKidDialog kid={kid} {...dialog} />}</FirstKid>,
  play: () => findElement(document, 'dialog[open] input').then(() => undefined),
}

export const RemovedKid: Story = {
  render: () => <FirstKid>{(kid) => <RemoveKid kid={kid} onClose={ignore} onRemoved={ignore} />}</FirstKid>,
  play: () => findElement(document, '[role=alertdialog], [role=dialog]').then(() => undefined),
}
