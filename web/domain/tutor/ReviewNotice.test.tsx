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
  const screen = await renderNotice({ status: 'new', missing: [...missing] })
  await expect.element(screen.getByText('Your application has arrived')).toBeVisible()
  expect(screen.container.textContent.includes('complete your profile')).toBe(isAsked)
})

test('a refused tutor is asked to correct the profile until corrections are saved, which then wait for review', async () => {
  const asked = await renderNotice({ status: 'rejected', missing: [], is_corrected: false })
  await expect.element(asked.getByText(/Correct your profile and save it/)).toBeVisible()
  await asked.unmount()
  const waiting = await renderNotice({ status: 'rejected', missing: [], is_corrected: true })
  await expect.element(waiting.getByText(/Your corrections are saved/)).toBeVisible()
  expect(waiting.container.textContent).not.toContain('Correct your profile')
})

async function renderNotice(state: Partial<Teaching>) {
  await loadTexts('en', ['shell', 'menu'])
  const teaching = { reason: null, ...state } as unknown as Teaching
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <MemoryRouter>
          <ReviewNotice teaching={teaching} />
        </MemoryRouter>
      </FluentProvider>
    </RawIntlProvider>,
  )
}
