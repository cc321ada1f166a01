import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { DualList, type DualListItem } from './DualList.tsx'

const offer = ['Adam', 'Lina', 'Sara'].map((name, index) => ({ id: index + 1, name }))

function Lists() {
  const [chosen, setChosen] = useState<readonly DualListItem[]>([])
  return (
    <DualList
      offered="Learners"
      taken="Chosen"
      offer={offer}
      chosen={chosen}
      max={3}
      tools={null}
      onChange={setChosen}
    />
  )
}

test('a double click moves one person, and clicks one after another move each', async () => {
  await loadTexts('en', ['shell', 'resource'])
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <Lists />
      </FluentProvider>
    </RawIntlProvider>,
  )
  const listTaken = () =>
    [...screen.container.querySelectorAll('[data-rows=taken] bdi')].map(({ textContent }) => textContent)
  await screen.getByRole('button', { name: /Adam/ }).dblClick()
  expect(listTaken()).toEqual(['Adam'])
  await screen.getByRole('button', { name: /Lina/ }).click()
  await screen.getByRole('button', { name: /Sara/ }).click()
  expect(listTaken()).toEqual(['Adam', 'Lina', 'Sara'])
  await screen.getByRole('button', { name: /Adam/ }).dblClick()
  expect(listTaken()).toEqual(['Lina', 'Sara'])
})
