import { RawIntlProvider } from 'react-intl'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
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
  const createLoader = () => new Promise<null>((resolve) => void waiting.push(() => resolve(null)))
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <Link to="/next">Next</Link> },
        { path: '/next', loader: createLoader, element: <h1>Arrived</h1> },
      ],
    },
  ])
  const screen = await render(<RouterProvider router={router} />)
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
