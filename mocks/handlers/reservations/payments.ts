import { formatMoney, getMessage } from '#mocks/data/texts.ts'
import {
  throwConflict,
  throwNotFound,
  respondData,
  throwFieldErrors,
  throwFieldText,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { joinNames } from '#mocks/handlers/joinNames.ts'
import { acceptSeats } from '#mocks/handlers/booking/quotedSeats.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { parseDays, isStaff } from '#mocks/handlers/caller.ts'
import { listReceiptLines } from '#mocks/handlers/reservations/listReceiptLines.ts'
import { makeSlotsPending } from '#mocks/handlers/reservations/makeSlotsPending.ts'
import { formatReference } from '#mocks/world/booking/formatReference.ts'
import { getDated, getPaymentMethod, toPayment } from '#mocks/handlers/reservations/paymentView.ts'
import { requireAccount, parseId, parseList } from '#mocks/handlers/callValues.ts'
import { requireReservation } from '#mocks/handlers/reservations/reservations.ts'
import { isForLearner, isTaughtBy } from '#mocks/handlers/reservations/reservationView.ts'
import { getCurrency, findPerson } from '#mocks/handlers/views.ts'
import type { PaymentRecord, Price, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { dropLostPromo } from '#mocks/world/booking/dropLostPromo.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import { VAT } from '#mocks/world/booking/prices.ts'
import { normalize } from '#mocks/world/search.ts'
import { addDueFees } from '#mocks/world/booking/dueFees.ts'
import { computePriceNow } from '#mocks/world/booking/computePriceNow.ts'
import { computeDue, computeState, hasPaidFee, isUnpaidFee } from '#mocks/world/booking/renewals.ts'
import { PAYING } from '#mocks/world/booking/isUnderWay.ts'
import { expirePayment, fail } from '#mocks/world/booking/settlePayment.ts'

export const startPayment: Handler<'startPayment'> = (call, body) => {
  const { reservation_id, payment_id, return_url, seats } = body
  const back = parseLocalPath(call, return_url) ?? throwFieldErrors(call, { return_url: 'returnUrl' })
  if ((reservation_id === undefined) === (payment_id === undefined))
    throwFieldErrors(call, { reservation_id: 'required' })
  const fee = payment_id === undefined ? undefined : requireDueFee(call, payment_id)
  const reservation = requireReservation(call, fee?.reservation ?? reservation_id)
  const now = call.world.clock()
  if (!fee) {
    refuseLostPromo(call, reservation)
    makeSlotsPending(call, reservation)
    acceptSeats(call, reservation, seats)
  }
  const price = fee?.month ? computePriceNow(call.state, fee, now) : undefined
  const payment =
    findOpenAttempt(call, { reservation: reservation.id, fee: fee?.id, price }, back) ??
    call.state.payments.insert((id) => ({
      id,
      kind: 'attempt',
      state: 'pending',
      reservation: reservation.id,
      ...(fee && { fee: fee.id, ...(fee.month && { month: fee.month }), ...(price && { price }) }),
      return_url: back,
      created: now,
    }))
  const path = `${call.world.name}/${call.state.institute.id}/${payment.id}?lang=${call.language}`
  return respondData({
    id: payment.id,
    payment_url: `${call.origin}/__mock/pages/pay/${path}`,
    state: 'pending' as const,
    expires_at: formatIso(payment.created + PAYING),
  })
}

export const readPayment: Handler<'readPayment'> = (call) =>
  respondData(toPayment(requirePayment(call), call))

export const listPayments: Handler<'listPayments'> = (call) => {
  addDueFees(call.state, call.world.clock())
  const states = parseList(call, 'state')
  const { from, to } = parseDays(call)
  const orders: Orders<PaymentRecord> = {
    created_on: (a, b) => a.created - b.created || a.id - b.id,
    dated_on: (a, b) => getDated(a) - getDated(b) || a.id - b.id,
    state: (a, b) => a.state.localeCompare(b.state) || a.id - b.id,
  }
  const rows = call.state.payments
    .list()
    .filter((row) => isAsked(row, call) && !hasPaidFee(row))
    .filter((row) => maySee(row, call) && getDated(row) >= from && getDated(row) < to)
    .map((row) => expirePayment(call.state, row, call.world.clock()))
    .filter((row) => !states || states.has(computeState(row, call.world.clock())))
  return respondPage(call, rows, (row) => toPayment(row, call), {
    orders,
    usual: '-dated_on',
    getSearchText: (row) => {
      const { payer, learner, reference } = toPayment(row, call)
      return `${normalize(reference)}\n${joinNames([payer.id, learner.id], call)}`
    },
  })
}

export const readReceipt: Handler<'readReceipt'> = (call) => {
  const row = requirePayment(call)
  const reservation = requirePaidReservation(row, call)
  const price = computeDue(call.state, row)
  if (row.state !== 'completed' && row.state !== 'paid') throwNotFound(call)
  return respondData({
    number: formatReference(row),
    issued_on: formatIso(getDated(row)),
    institute_name: call.state.institute.name[call.language],
    payer: findPerson(reservation.student, call).name,
    lines: listReceiptLines(row, reservation, price, call),
    currency: getCurrency(call),
    subtotal: price.subtotal,
    discount_amount: price.discount,
    net_cost: price.net,
    vat_percentage: VAT,
    vat: price.vat,
    total_cost: price.total,
    method: getPaymentMethod(row),
  })
}

/** Whether a payment passes `student_id`, `learner_id` and `tutor_id`; a tutor's list has no failed attempts of families. */
function isAsked(row: PaymentRecord, call: Call): boolean {
  const student = call.query.get('student_id')
  const learner = call.query.get('learner_id')
  const tutor = call.query.get('tutor_id')
  const reservation = call.state.reservations.get(row.reservation)
  if (requireAccount(call).category === 'tutor' && row.state === 'failed') return false
  return (
    (!student || reservation?.student === Number(student)) &&
    (!learner || (reservation !== undefined && isForLearner(reservation, Number(learner)))) &&
    (!tutor || (reservation !== undefined && isTaughtBy(reservation, Number(tutor), call)))
  )
}

/** Finds the attempt that is still open for a booking or fee: it is continued, not repeated. */
function findOpenAttempt(
  call: Call,
  { reservation, fee, price }: { reservation: number; fee: number | undefined; price: Price | undefined },
  return_url: string,
): PaymentRecord | undefined {
  const now = call.world.clock()
  const open = call.state.payments
    .list()
    .filter((row) => row.reservation === reservation && row.fee === fee && row.return_url !== undefined)
    .map((row) => expirePayment(call.state, row, now))
    .find(({ kind, state }) => kind === 'attempt' && state === 'pending')
  if (!open) return undefined
  if (price && open.price?.total !== price.total) {
    fail(call.state, open, 'paymentOldPrice', now)
    return undefined
  }
  const continued = { ...open, return_url }
  call.state.payments.update(continued)
  return continued
}

function requireDueFee(call: Call, id: number): PaymentRecord {
  const fee = call.state.payments.get(id)
  if (!fee || !maySee(fee, call)) return throwNotFound(call)
  return isUnpaidFee(fee) ? fee : throwConflict(call, 'paidBefore')
}

/** Throws a 422 with the price without the promo code, if another payment has used the code since the booking. */
function refuseLostPromo(call: Call, reservation: ReservationRecord): void {
  const { promo } = reservation.price
  const changed =
    reservation.state === 'pending' && dropLostPromo(call.state, reservation, call.world.clock())
  if (!changed) return
  const amount = formatMoney(changed.price.total, getCurrency(call), call.language)
  const text = getMessage('promoUsed', call.language)
  throwFieldText('promo_code', text.replace('{code}', promo ?? '').replace('{amount}', amount))
}

function requirePayment(call: Call): PaymentRecord {
  const row = call.state.payments.get(parseId(call))
  return row && maySee(row, call) ? expirePayment(call.state, row, call.world.clock()) : throwNotFound(call)
}

function maySee(row: PaymentRecord, call: Call): boolean {
  const { id, category } = requireAccount(call)
  if (isStaff(call)) return true
  const reservation = call.state.reservations.get(row.reservation)
  if (category === 'tutor') return reservation !== undefined && isTaughtBy(reservation, id, call)
  return reservation?.student === id
}

function requirePaidReservation(row: PaymentRecord, call: Call): ReservationRecord {
  return call.state.reservations.get(row.reservation) ?? throwNotFound(call)
}

/** Parses the path of a URL on the institute's own host; undefined for any other URL. */
function parseLocalPath(call: Call, returnUrl: string): string | undefined {
  const host = (call.headers['custom-host'] ?? call.state.institute.host).replace(/:\d+$/, '')
  try {
    const url = new URL(returnUrl, `http://${host}`)
    const isOurs = url.hostname === host && /^https?:$/.test(url.protocol) && !url.username
    return isOurs && !/^\/[/\\]/.test(url.pathname) ? `${url.pathname}${url.search}` : undefined
  } catch {
    return undefined
  }
}
