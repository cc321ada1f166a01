import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { GroupCourse } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ChooseButton } from './ChooseButton.tsx'

const full = { id: 101, group_class_id: 5, seats_left: 0 } as unknown as GroupCourse

test('a full group class is chosen only by a family, whose kid may keep its seat there', async () => {
  await loadTexts('en', ['shell', 'groups'])
  let count = 0
  const show = (mayKeepSeat: boolean) => (
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <ChooseButton
          name="Tajweed"
          offers={[full]}
          isChosen={false}
          isFull={false}
          mayKeepSeat={mayKeepSeat}
          onToggle={() => count++}
        />
      </FluentProvider>
    </RawIntlProvider>
  )
  const screen = await render(show(false))
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  await screen.rerender(show(true))
  await expect.element(screen.getByRole('button'), { timeout: 3000 }).not.toHaveAttribute('aria-disabled')
  await screen.getByRole('button').click()
  expect(count).toBe(1)
})
