import { useState } from 'react'
import { useIntl } from 'react-intl'
import { chooseTheme, readThemeChoice, themeChoices } from '#web/state/theme.ts'
import { Select } from '#web/ui/Select.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'

/** Chooses the light or dark theme, or that of the device. */
export function ThemeSelect() {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<ReturnType<typeof readThemeChoice>>()
  return (
    <Select
      label={intl.formatMessage({ id: 'shell.theme' })}
      value={chosen ?? (isHydrated ? readThemeChoice() : 'system')}
      options={themeChoices.map((value) => ({
        value,
        label: intl.formatMessage({ id: `shell.theme.${value}` }),
      }))}
      onChange={(choice) => {
        chooseTheme(choice)
        setChosen(choice)
      }}
    />
  )
}
