import type { Program, Quote } from '#sdk'
import data from '#mocks/data/records.json'
import { getText } from '#mocks/data/texts.ts'
import { throwFieldErrors } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { requireAccount } from '#mocks/handlers/callValues.ts'
import { getCurrency } from '#mocks/handlers/views.ts'
import type { Price, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { HOUR, formatIso } from '#mocks/world/hours/clock.ts'
import { VAT, computePrice } from '#mocks/world/booking/prices.ts'
import { isSpent, findPercentage } from '#mocks/world/booking/promos.ts'
import type { TutorRecord } from '#mocks/world/records.ts'

interface ProgramData {
  id: number
  name: ReturnType<typeof getText>
  description: ReturnType<typeof getText>
  isMonthly: boolean
  perWeek: number
  weeks: number
  factor: number
}

export const programs: readonly ProgramData[] = data.programs.map(
  ([name, description, type, perWeek, factor], index) => ({
    id: index + 1,
    name: getText(String(name)),
    description: getText(String(description)),
    isMonthly: type === 'monthly',
    perWeek: Number(perWeek),
    weeks: type === 'monthly' ? 4 : 1,
    factor: Number(factor),
  }),
)

export const groupPrograms = data.groupPrograms.map(([name, description, type, months, factor], index) => ({
  id: index + 1,
  name: getText(String(name)),
  description: getText(String(description)),
  isMonthly: type === 'monthly',
  months: Number(months),
  factor: Number(factor),
}))

/** Finds the program of a reservation; a group booking of the new flow has none. */
export function findBookedProgram({ kind, program_id }: Pick<ReservationRecord, 'kind' | 'program_id'>) {
  return (kind === 'group' ? groupPrograms : programs).find(({ id }) => id === program_id)
}

/** Finds a program; throws a 422 for an unknown id. */
export function requireProgram(call: Call, id: number): ProgramData {
  return (
    programs.find((program) => program.id === id) ?? throwFieldErrors(call, { program_id: 'chooseProgram' })
  )
}

/** Builds a program of a response. */
export function toProgram(program: ProgramData, tutor: TutorRecord, call: Call): Program {
  const { isMonthly, perWeek, weeks, factor } = program
  const sessions = isMonthly ? perWeek * weeks : 1
  const { each, subtotal } = computePrice({ sessions, each: tutor.price * factor })
  return {
    id: program.id,
    name: program.name[call.language],
    description: program.description[call.language],
    payment_type: isMonthly ? 'monthly' : 'pay_as_you_go',
    sessions_per_week: perWeek,
    weeks,
    sessions_count: sessions,
    price_per_session: each,
    total_cost: subtotal,
    currency: getCurrency(call),
    is_renewed: isMonthly,
  }
}

interface PriceInputs {
  tutor: TutorRecord
  program: ProgramData
  /** Number of hours that get a class; 0 before a selection */
  hours: number
  promo: string | null | undefined
}

/** Computes the price of a booking. */
export function computeQuote(call: Call, { tutor, program, hours, promo }: PriceInputs): Price {
  const sessions = hours || (program.isMonthly ? program.perWeek * program.weeks : 1)
  const each = tutor.price * program.factor * getPriceFactor(call)
  return computePrice({ sessions, each, promo: checkPromo(call, promo) })
}

/** Returns the factor of all prices: 1.1 in the scenario price-changed. */
export function getPriceFactor({ isDearer }: Call): number {
  return isDearer ? 1.1 : 1
}

/** Builds a quote of a response. */
export function toQuote(price: Price, call: Call): Quote {
  return {
    currency: getCurrency(call),
    sessions_count: price.sessions,
    price_per_session: price.each,
    subtotal: price.subtotal,
    promo_code: price.promo,
    discount_amount: price.discount,
    discount_percentage: price.percentage,
    net_cost: price.net,
    vat_percentage: VAT,
    vat: price.vat,
    total_cost: price.total,
    valid_until: formatIso(call.world.clock() + HOUR),
  }
}

/** Finds the discount of a promo code; throws for an unknown or spent one. */
export function checkPromo(call: Call, typed: string | null | undefined) {
  const code = typed?.trim().toUpperCase()
  if (!code) return undefined
  const percentage = findPercentage(code)
  if (percentage === undefined || isSpent(call.state, requireAccount(call).id, code))
    return throwFieldErrors(call, { promo_code: 'invalidPromo' })
  return { code, percentage }
}
