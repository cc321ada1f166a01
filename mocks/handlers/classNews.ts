import { getText } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { notify } from '#mocks/handlers/notifications.ts'
import type { ReservationRecord } from '#mocks/world/bookingRecords.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

const learnerPath = '/dashboard/BookedClasses'
const tutorPath = '/dashboard/CurrentClasses'

const texts = {
  cancelled: getText('A class was cancelled|أُلغيت حصة'),
  chooseHour: getText(
    'It stays paid: choose another hour of the tutor.|تبقى مدفوعة: اختر ساعة أخرى لدى المعلم.',
  ),
  offered: getText('Hours were offered for a class|عُرضت مواعيد لحصة'),
  chooseOffer: getText('Choose the one that suits you.|اختر ما يناسبك منها.'),
  placed: getText('A class has a new time|لحصة موعد جديد'),
  seeTime: getText('See the time in your calendar.|الموعد في تقويمك.'),
  ended: getText('A reservation was cancelled|أُلغي حجز'),
  seeRefund: getText('See what is paid back in the reservation.|المبلغ المسترد مذكور في الحجز.'),
  seeHours: getText('Its hours are free again.|عادت ساعاته متاحة.'),
}

/** Tells the learners' side of a class that it was cancelled and is owed. */
export function tellOwed(call: Call, row: ClassRecord): void {
  for (const owner of listRecipients(call, row.students))
    tell(call, owner, 'cancelled', 'chooseHour', `${learnerPath}?class=${row.id}`)
  if (call.account?.id !== row.tutor)
    tell(call, row.tutor, 'cancelled', 'seeHours', `${tutorPath}?class=${row.id}`)
}

/** Tells the learners' side of a class which hours were offered for it. */
export function tellOffered(call: Call, row: ClassRecord): void {
  for (const owner of listRecipients(call, row.students))
    tell(call, owner, 'offered', 'chooseOffer', `${learnerPath}?class=${row.id}`)
}

/** Tells the tutor of a class that it has a new time. */
export function tellPlaced(call: Call, row: ClassRecord): void {
  tell(call, row.tutor, 'placed', 'seeTime', `${tutorPath}?class=${row.id}`)
}

/** Tells the tutor of a cancelled reservation, and the student when staff cancelled it. */
export function tellCancelled(call: Call, row: ReservationRecord, isByStaff: boolean): void {
  if (row.tutor !== null) tell(call, row.tutor, 'ended', 'seeHours', tutorPath)
  if (isByStaff) tell(call, row.student, 'ended', 'seeRefund', '/dashboard/reservations?tab=history')
}

function tell(call: Call, owner: number, title: keyof typeof texts, body: keyof typeof texts, path: string) {
  notify(call, owner, { kind: 'class', title: texts[title], body: texts[body], path })
}

/** Lists who is told about learners: of a kid the parent. */
function listRecipients(call: Call, learners: readonly number[]): number[] {
  return [...new Set(learners.map((id) => call.state.kids.get(id)?.parent ?? id))]
}
