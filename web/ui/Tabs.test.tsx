import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getIntl } from '#web/i18n/intl.ts'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { value: 'first', label: 'First' },
  { value: 'second', label: 'Second', count: 2 },
  { value: 'third', label: 'Third' },
] as const

function Example() {
  const [chosen, setChosen] = useState<(typeof tabs)[number]['value']>('first')
  return (
    <Tabs label="Order" tabs={tabs} chosen={chosen} onChoose={setChosen}>
      {chosen}
    </Tabs>
  )
}

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
] as const)('arrow keys move in visual order, %s', async (dir, forward) => {
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme} dir={dir}>
        <Example />
      </FluentProvider>
    </RawIntlProvider>,
  )
  await screen.getByRole('tab', { name: 'First' }).click()
  await userEvent.keyboard(forward)
  await expect.element(screen.getByRole('tab', { name: 'Second' })).toHaveFocus()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('second')
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('tab', { name: 'Third' })).toHaveFocus()
  await userEvent.keyboard(forward)
  await expect.element(screen.getByRole('tab', { name: 'First' })).toHaveFocus()
})
