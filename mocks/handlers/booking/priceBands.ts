import { formatMoney, getText, type Text } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { getCurrency } from '#mocks/handlers/views.ts'

export interface PriceBand {
  /** `from-to`, without a number where it has no end */
  readonly value: string
  readonly from: number
  /** Not included */
  readonly to: number
  readonly title: Text
}

/** The bounds between bands, by currency; fixed, so that a link keeps its meaning. */
const bounds: Readonly<Record<string, readonly [number, number]>> = { EGP: [200, 300], USD: [12, 20] }

const known = new Map<string, readonly PriceBand[]>()

/** Lists the bands of prices in the institute's currency. */
export function listPriceBands(call: Call): readonly PriceBand[] {
  const currency = getCurrency(call)
  const bands = known.get(currency) ?? createBands(currency)
  known.set(currency, bands)
  return bands
}

function createBands(currency: string): readonly PriceBand[] {
  const [low, high] = bounds[currency] ?? [100, 200]
  const format = (amount: number) => ({
    en: formatMoney(amount, currency, 'en'),
    ar: formatMoney(amount, currency, 'ar'),
  })
  const [first, second] = [format(low), format(high)]
  return [
    { value: `0-${low}`, from: 0, to: low, title: getText(`Under ${first.en}|أقل من ${first.ar}`) },
    {
      value: `${low}-${high}`,
      from: low,
      to: high,
      title: getText(`${first.en} to ${high}|من ${low} إلى ${second.ar}`),
    },
    {
      value: `${high}-`,
      from: high,
      to: Infinity,
      title: getText(`${second.en} or more|${second.ar} فأكثر`),
    },
  ]
}
