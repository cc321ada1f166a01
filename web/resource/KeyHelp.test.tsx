import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { KeyHelp } from './KeyHelp.tsx'

const Part = () => null

async function listKeys(resource: Parameters<typeof KeyHelp>[0]['resource']) {
  await loadTexts('en', ['shell', 'resource'])
  const { baseElement } = await render(
    <RawIntlProvider value={getIntl('en')}>
      <KeyHelp resource={resource} onClose={() => undefined} />
    </RawIntlProvider>,
  )
  return [...baseElement.querySelectorAll('kbd')].map(({ textContent }) => textContent)
}

test('the help names only keys that do something in the list', async () => {
  expect(await listKeys({ isSearched: true, Detail: Part, actions: [] })).toEqual([
    '?',
    '/',
    '↓ ↑',
    'J K',
    'Esc',
  ])
})

test('a list with a form and actions has all keys', async () => {
  const resource = { isSearched: true, Form: Part, Detail: Part, actions: [Part] }
  expect(await listKeys(resource)).toEqual(['?', '/', 'N', '↓ ↑', 'J K', '1 … 9', 'Esc'])
})
