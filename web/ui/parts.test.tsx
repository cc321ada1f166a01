import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { loadZoneNames } from '#web/time/zoneNames.ts'
import { type Viewer, ViewerContext } from '#web/time/viewer.ts'
import { Countdown } from './Countdown.tsx'
import { DateTime } from './DateTime.tsx'
import { Hidden } from './Hidden.tsx'
import { Money } from './Money.tsx'
import { Page } from './Page.tsx'
import { Section } from './Section.tsx'

const HOUR = 3_600_000
const soon = new Date(Date.now() + 26 * HOUR).toISOString()

async function show(language: Viewer['language']) {
  await loadTexts(language, ['shell'])
  await loadZoneNames(language, { timeZone: 'Africa/Cairo', isSignedIn: false })
  // The browser's clock is a day late; the server's is used
  const now = Date.now() + 24 * HOUR
  const clock = { madeAt: now, offset: 24 * HOUR, respondedAt: now }
  return render(
    <RawIntlProvider value={getIntl(language)}>
      <FluentProvider theme={webLightTheme} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <ViewerContext value={{ language, timeZone: 'Africa/Cairo', clock }}>
          <Page title="Title" lead="Lead">
            <Section title="Part">
              <Money amount={1250.5} currency="EGP" />
              <DateTime start="2026-11-23T16:00:00Z" end="2026-11-23T17:00:00Z" />
              <Countdown until={soon} />
              <Countdown until="2020-01-01T00:00:00Z">
                <Hidden>Begun</Hidden>
              </Countdown>
            </Section>
          </Page>
        </ViewerContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('amounts and times are formatted in English, with the zone named', async () => {
  const screen = await show('en')
  await expect.element(screen.getByText(/EGP\s1,250\.50/)).toBeVisible()
  await expect.element(screen.getByText('Mon 23 Nov, 18:00–19:00, Cairo (GMT+2)')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Part' })).toBeVisible()
})

test('amounts and times are formatted in Arabic, with Latin digits', async () => {
  const screen = await show('ar')
  await expect.element(screen.getByText(/1,250\.50/)).toBeVisible()
  await expect.element(screen.getByText(/18:00–19:00، القاهرة/)).toBeVisible()
})

test('a line never breaks between the hours of a time', async () => {
  const screen = await show('ar')
  await expect.element(screen.getByText('18:00–19:00', { exact: true })).toHaveStyle({ whiteSpace: 'nowrap' })
})

test("a countdown uses the server's clock, and shows its content when the time has come", async () => {
  const screen = await show('en')
  await expect.element(screen.getByRole('timer')).toMatchTextContent(/^0?1hour59minutes\d\dseconds$/)
  await expect.element(screen.getByText('Begun')).toBeInTheDocument()
})
