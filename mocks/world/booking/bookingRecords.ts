import type { QuotedSeat } from '#sdk'
import type { Text } from '#mocks/data/texts.ts'

/** Slots held for a person: ten minutes, or thirty while they pay (docs/decisions.md#hold). */
export interface HoldRecord {
  readonly id: number
  readonly owner: number
  readonly tutor: number
  readonly starts: readonly number[]
  /** Further hours of the month */
  readonly later?: readonly number[]
  readonly expires: number
  readonly extensions: number
  readonly isPaying: boolean
}

/** An hour of a booking, and the course that its class is of. */
export interface CourseHour {
  readonly start: number
  readonly course_id: number
}

/** A part of a refund, which goes back at once, through one payment. */
export interface RefundPart {
  /** Absent of a payment that came too late */
  readonly payment?: number
  readonly amount: number
  readonly at: number
}

export interface ReservationRecord {
  readonly id: number
  readonly kind: 'one_to_one' | 'trial' | 'group'
  readonly state: 'pending' | 'active' | 'finished' | 'cancelled'
  readonly student: number
  readonly learner: number
  readonly tutor: number | null
  readonly course_ids: readonly number[]
  readonly program_id: number | null
  readonly hold?: number
  readonly starts: readonly number[]
  /** All hours of the first month: without clashes, with the hours that replace them */
  readonly planned?: readonly number[]
  /** Of two courses: the one of each hour in `starts` and `planned` */
  readonly course_hours?: readonly CourseHour[]
  readonly webinar_id?: number
  readonly matrix?: readonly GroupSeat[]
  /** Of a group booking: tutor and dates of each seat as the family has seen them last */
  readonly seats?: readonly QuotedSeat[]
  readonly price: Price
  readonly created: number
  readonly cancelReason?: Text
  /** The booking that replaced it unpaid: with new times, or for the same kid and course of groups */
  readonly replacedBy?: number
  /** Of a monthly booking that does not renew any more: the number of its last paid month */
  readonly lastMonth?: number
  /** Refund of the cancelled booking, or of classes and seats of it, with the time of the last one */
  readonly refund?: { readonly amount: number; readonly at: number }
  /** Its parts, in order */
  readonly refunds?: readonly RefundPart[]
}

/** A kid's seat in a group class, which is the one that its course offered at the booking. */
export interface GroupSeat {
  readonly course_id: number
  readonly user_id: number
  readonly group: number
  /** Its part of the booking's total */
  readonly price: number
  /** Number of paid sessions; by default those of the program */
  readonly sessions?: number
  /** Whether the group goes on without the kid: its paid sessions are over, or it was given back */
  readonly isReleased?: boolean
  /** Of a seat that was given back alone: why, and how many of its sessions were paid back and lost */
  readonly givenBack?: { readonly reason: string; readonly refunded: number; readonly lost: number }
}

export interface Price {
  readonly sessions: number
  readonly each: number
  readonly subtotal: number
  readonly promo: string | null
  readonly percentage: number
  readonly discount: number
  readonly net: number
  readonly vat: number
  readonly total: number
}

export interface PaymentRecord {
  readonly id: number
  readonly kind: 'attempt' | 'fee'
  readonly state: 'completed' | 'pending' | 'failed' | 'paid' | 'overdue'
  readonly reservation: number
  /** Of a fee: number of the month after the first */
  readonly month?: number
  /** Of an attempt: id of the fee that it pays */
  readonly fee?: number
  readonly message?:
    | 'paymentExpired'
    | 'paymentDeclined'
    | 'paymentLostSlots'
    | 'paymentOtherClass'
    | 'paymentNotNeeded'
    | 'paymentCancelled'
    | 'paymentStopped'
    | 'paymentDeactivated'
    | 'paymentLostSeats'
    | 'paymentLostPromo'
    | 'paymentOldPrice'
    | 'paymentOldDates'
  /** Price that is or was paid: of a month, or if that of the booking has changed since */
  readonly price?: Price
  readonly return_url?: string
  readonly created: number
  readonly due?: string
  /** Of a fee that was asked for late: when it is overdue; a week after its creation by default */
  readonly overdueFrom?: number
  readonly paid?: number
}

export interface RequestRecord {
  readonly id: number
  readonly class_id: number
  readonly student: number
  readonly tutor: number
  readonly from: number
  readonly to: number
  readonly reason: string
  readonly state: 'pending' | 'accepted' | 'refused' | 'cancelled'
  readonly asked_by: 'student' | 'tutor'
  /** Who asked; of a kid's class by default the parent */
  readonly asker?: number
  readonly asked: number
  readonly answered?: number
  readonly answer?: string
}

export interface BookingTables {
  holds: HoldRecord
  reservations: ReservationRecord
  payments: PaymentRecord
  requests: RequestRecord
}
