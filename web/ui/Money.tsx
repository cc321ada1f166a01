import { formatMoney } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

interface MoneyProps {
  amount: number
  /** ISO 4217 */
  currency: string
}

/** An amount in the viewer's language with Latin digits, and the currency separated from the number. */
export function Money({ amount, currency }: MoneyProps) {
  const { language } = useViewer()
  return <bdi>{formatMoney(amount, currency, language)}</bdi>
}
