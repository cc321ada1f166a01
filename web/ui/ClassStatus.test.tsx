import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ClassStatus } from './ClassStatus.tsx'

async function show(isKid: boolean, outcome: 'unrecorded' | null = 'unrecorded') {
  await loadTexts('en', ['shell', 'classes'])
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <ClassStatus bookedClass={{ state: 'confirmed', outcome }} isKid={isKid} />
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('a class without recorded attendance is over to a kid', async () => {
  const screen = await show(true)
  await expect.element(screen.getByText('Over')).toBeInTheDocument()
})

test('a kid does not see the state of a coming class in the calendar', async () => {
  const kid = await show(true, null)
  expect(kid.container.textContent).toBe('')
  const parent = await show(false, null)
  await expect.element(parent.getByText('Confirmed')).toBeInTheDocument()
})

test('tutor and parent see that attendance is missing', async () => {
  const screen = await show(false)
  await expect.element(screen.getByText('Attendance not recorded')).toBeInTheDocument()
})
