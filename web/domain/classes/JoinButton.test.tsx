import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { JoinButton } from './JoinButton.tsx'

const bookedClass = {
  id: 7,
  join_from: '2026-11-23T15:50:00Z',
  end_date_time: '2026-11-23T17:00:00Z',
  outcome: null,
}

async function showAt(instant: string) {
  await loadTexts('en', ['shell', 'classes'])
  // The offset between the browser's and the server's clock
  const madeAt = Date.parse(instant)
  const clock = { madeAt, offset: madeAt - Date.now(), respondedAt: madeAt }
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <ViewerContext value={{ language: 'en', timeZone: 'Africa/Cairo', clock }}>
          <MemoryRouter>
            <JoinButton bookedClass={bookedClass} side="student" />
          </MemoryRouter>
        </ViewerContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('before it opens, the button shows the time when it will', async () => {
  const screen = await showAt('2026-11-23T15:49:30Z')
  await expect
    .element(screen.getByRole('button', { name: 'Join class' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByText('Opens Mon 23 Nov, 17:50')).toBeVisible()
})

test.each(['2026-11-23T15:50:10Z', '2026-11-23T16:59:30Z'])(
  'at %s it links to the meeting',
  async (instant) => {
    const screen = await showAt(instant)
    await expect
      .element(screen.getByRole('link', { name: 'Join class' }))
      .toHaveAttribute('href', '/meeting?class=7')
  },
)

test('after the class there is no link', async () => {
  const screen = await showAt('2026-11-23T17:00:10Z')
  expect(screen.container.querySelectorAll('a, button')).toHaveLength(0)
})
