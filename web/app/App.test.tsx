import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients } from '#sdk'
import { serializeKey, useQuery } from '#web/api/query.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores } from '#web/state/stores.ts'
import { createRenderer } from '#web/theme/renderer.ts'
import { getThemeVariables } from '#web/theme/theme.ts'
import { App } from './App.tsx'

const load = vi.fn<() => Promise<string>>(async () => 'as it is now')
const read = { path: '/quizzes/list/', init: {}, load }

function List() {
  return <p>{useQuery(read).data}</p>
}

function TwoPages() {
  const [isList, setList] = useState(true)
  return (
    <>
      <button onClick={() => setList(!isList)}>Go</button>
      {isList && <List />}
    </>
  )
}

test('data that came with the page is fetched again when its list is shown after half a minute', async () => {
  await loadTexts('en', ['shell'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const preferences = { language: 'en' as const, timeZone: 'UTC' }
  const screen = await render(
    <App
      renderer={createRenderer(document, undefined)}
      stores={createStores({ user: null, institute, preferences, now: 0 })}
      clients={{} as unknown as Clients}
      data={{ [serializeKey('en', read)]: 'as the page came' }}
      getTheme={getThemeVariables}
    >
      <TwoPages />
    </App>,
  )
  const showAgain = async () => {
    await screen.getByRole('button').click()
    await screen.getByRole('button').click()
  }
  await showAgain()
  expect(screen.container.textContent).toContain('as the page came')
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  await showAgain()
  await expect.poll(() => screen.container.textContent).toContain('as it is now')
})
