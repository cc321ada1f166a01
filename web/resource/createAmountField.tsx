import { useInstitute } from '#web/state/stores.ts'
import { formatCurrency } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { amount, type FieldSpec } from './fields.tsx'

/** Creates a field for an amount within bounds, whose label names the institute's currency. */
export function createAmountField(low: number, high: number): FieldSpec<number> {
  const { Control, ...field } = amount(low, high)
  return {
    ...field,
    Control: ({ label, ...props }) => {
      const { institute } = useInstitute()
      const { language } = useViewer()
      const currency = institute && formatCurrency(institute.currency, language)
      return <Control {...props} label={currency ? `${label} (${currency})` : label} />
    },
  }
}
