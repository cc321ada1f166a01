import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { TutorProfile } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { IntroVideo } from './IntroVideo.tsx'

async function show(video_url: string) {
  await loadTexts('en', ['shell', 'tutors'])
  const tutor = { id: 7, first_name: 'Salma', last_name: 'Haddad', course_types: ['quran'], video_url }
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <IntroVideo tutor={tutor as unknown as TutorProfile} />
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test.each(['https://media.example.org/intro.mp4', `${location.origin}.example.org/a`])(
  'a video of another host, %s, is a link to a new tab, because the policy refuses to play it here',
  async (url) => {
    const screen = await show(url)
    const link = screen.getByRole('link', { name: /opens in a new (window|tab)/ })
    await expect.element(link).toHaveAttribute('href', url)
    await expect.element(link).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('button').query()).toBeNull()
  },
)

test.each(['/media/intro.mp4', `${location.origin}/media/intro.mp4`])(
  'a video of this host, %s, is played in place',
  async (url) => {
    const screen = await show(url)
    await expect
      .element(screen.getByRole('button', { name: 'Introduction video of Salma Haddad' }))
      .toBeVisible()
    expect(screen.getByRole('link').query()).toBeNull()
  },
)
