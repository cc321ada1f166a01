import { Select } from '#web/ui/Select.tsx'
import { useThemeChoice } from './useThemeChoice.ts'

/** Chooses the light or dark theme, or that of the device. */
export function ThemeSelect() {
  const { label, chosen, options, choose } = useThemeChoice()
  return <Select label={label} value={chosen} options={options} onChange={choose} />
}
