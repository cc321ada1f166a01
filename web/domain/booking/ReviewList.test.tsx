import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ReviewList, ReviewRow } from './ReviewList.tsx'

test('the name of a link to change something is a phrase without a loose colon', async () => {
  await loadTexts('en', ['shell', 'booking'])
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <MemoryRouter>
          <ReviewList>
            <ReviewRow label="booking.times" to="/">
              Monday
            </ReviewRow>
          </ReviewList>
        </MemoryRouter>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await expect.element(screen.getByRole('link'), { timeout: 3000 }).toHaveAccessibleName('Change Times')
})
