import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { PeriodStepper } from './PeriodStepper.tsx'

const names = { previous: 'calendar.previousWeek', next: 'calendar.nextWeek' } as const

test('the buttons of a period stay in one line beside a name that is too long for it', async () => {
  await loadTexts('en', ['shell', 'calendar'])
  const { getByRole } = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme} style={{ width: '260px' }}>
        <PeriodStepper
          label="29 November – 5 December 2026"
          names={names}
          onStep={(direction) => {
            throw new Error(direction)
          }}
        />
      </FluentProvider>
    </RawIntlProvider>,
  )
  const [previous, next] = getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect())
  expect(next?.top).toBe(previous?.top)
  expect(next?.right).toBeLessThanOrEqual(270)
})
