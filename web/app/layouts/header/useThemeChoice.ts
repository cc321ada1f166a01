import { useState } from 'react'
import { useIntl } from 'react-intl'
import { chooseTheme, readThemeChoice, themeChoices, type ThemeChoice } from '#web/theme/themeChoice.ts'
import { useHydrated } from '#web/ui/useHydrated.ts'

/** The light or dark theme, or that of the device: the choices with their texts, and the chosen one. */
export function useThemeChoice() {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const [changed, setChanged] = useState<ThemeChoice>()
  return {
    label: intl.formatMessage({ id: 'shell.theme' }),
    chosen: changed ?? (isHydrated ? readThemeChoice() : 'system'),
    options: themeChoices.map((value) => ({
      value,
      label: intl.formatMessage({ id: `shell.theme.${value}` }),
    })),
    choose(choice: ThemeChoice) {
      chooseTheme(choice)
      setChanged(choice)
    },
  }
}
