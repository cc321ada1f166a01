import { formatMoney } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

interface MoneyProps {
  amount: number
  /** ISO 4217 */
  currency: string
}

/** An amount as the language writes it, with Latin digits; never a sign glued to a number. */
export function Money({ amount, currency }: MoneyProps) {
  const { language } = useViewer()
  return <bdi>{formatMoney(amount, currency, language)}</bdi>
}
