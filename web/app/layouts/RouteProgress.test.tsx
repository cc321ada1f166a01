import { RawIntlProvider } from 'react-intl'
import { Link, Outlet, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { createMemoryEntries } from '#web/navigation/historyEntries.ts'
import { createNavigator } from '#web/navigation/navigator.ts'
import { NavigatorRouter } from '#web/navigation/NavigatorRouter.tsx'
import { RouteProgress } from './RouteProgress.tsx'

function Frame() {
  return (
    <RawIntlProvider value={getIntl('en')}>
      <RouteProgress />
      <Outlet />
    </RawIntlProvider>
  )
}

test('the progress line stays for a while after a navigation and is rendered once', async () => {
  await loadTexts('en', ['shell'])
  const waiting: (() => void)[] = []
  const load = () => new Promise<undefined>((resolve) => void waiting.push(() => resolve(undefined)))
  const screen = await render(
    <NavigatorRouter navigator={createNavigator(createMemoryEntries(), load)}>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/" element={<Link to="/next">Next</Link>} />
          <Route path="/next" element={<h1>Arrived</h1>} />
        </Route>
      </Routes>
    </NavigatorRouter>,
  )
  let drawn = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      drawn += [...addedNodes].filter((node) => node instanceof Element && node.role === 'status').length
  }).observe(screen.container, { childList: true, subtree: true })
  await screen.getByRole('link').click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Loading')
  waiting.splice(0).forEach((arrive) => arrive())
  await expect.element(screen.getByRole('heading')).toBeVisible()
  await expect.poll(() => screen.getByRole('status').query()).toBeNull()
  expect(drawn).toBe(1)
})
