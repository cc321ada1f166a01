import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Teaching } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ReviewNotice } from './ReviewNotice.tsx'

test.each([
  [['hours', 'price'], true],
  [['price'], false],
  [[], false],
] as const)('an applicant with %j missing is asked to complete the profile: %s', async (missing, isAsked) => {
  await loadTexts('en', ['shell', 'menu'])
  const teaching = { status: 'new', missing: [...missing], reason: null } as unknown as Teaching
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <MemoryRouter>
          <ReviewNotice teaching={teaching} />
        </MemoryRouter>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await expect.element(screen.getByText('Your application has arrived')).toBeVisible()
  expect(screen.container.textContent.includes('complete your profile')).toBe(isAsked)
})
