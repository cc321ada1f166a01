import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createMemoryEntries } from './historyEntries.ts'
import { createNavigator } from './navigator.ts'
import { NavigatorRouter } from './NavigatorRouter.tsx'
import { useScrollRestoration } from './useScrollRestoration.ts'

beforeEach(() => sessionStorage.clear())

function Frame({ name }: { name: string }) {
  return (
    <div style={{ height: '4000px' }}>
      <h1>{name}</h1>
      <div style={{ height: '1000px' }} />
      <p>
        <Link to="/other">Other page</Link> <Link to="/other#part">Part</Link>{' '}
        <Link to="?open=1" preventScrollReset>
          Open here
        </Link>
      </p>
      <div style={{ height: '1500px' }} />
      <h2 id="part">The part</h2>
    </div>
  )
}

function App() {
  useScrollRestoration()
  return (
    <Routes>
      <Route path="/" element={<Frame name="First" />} />
      <Route path="/other" element={<Frame name="Second" />} />
    </Routes>
  )
}

async function show() {
  const entries = createMemoryEntries()
  const navigator = createNavigator(entries, () => undefined)
  const screen = await render(
    <NavigatorRouter navigator={navigator}>
      <App />
    </NavigatorRouter>,
  )
  scrollTo(0, 900)
  return { screen, navigator, entries }
}

test('a new page begins at its top, and Back returns to where the old one was left', async () => {
  const { screen, navigator } = await show()
  await screen.getByRole('link', { name: 'Other page' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toBeVisible()
  expect(scrollY).toBe(0)
  scrollTo(0, 300)
  navigator.go(-1)
  await expect.element(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument()
  expect(scrollY).toBeGreaterThanOrEqual(900)
  navigator.go(1)
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toBeInTheDocument()
  expect(scrollY).toBe(300)
})

test('a link to a part scrolls to it, and one that opens something over the page does not scroll', async () => {
  const { screen, navigator } = await show()
  const before = scrollY
  await screen.getByRole('link', { name: 'Open here' }).click()
  await expect.poll(() => navigator.getShown().location.search).toBe('?open=1')
  expect(scrollY).toBe(before)
  await screen.getByRole('link', { name: 'Part', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Second' })).toBeInTheDocument()
  expect(scrollY).toBeGreaterThan(2000)
})

test('the positions are kept for a reload', async () => {
  const { screen, entries } = await show()
  const left = scrollY
  dispatchEvent(new Event('pagehide'))
  await screen.unmount()
  scrollTo(0, 0)
  await render(
    <NavigatorRouter navigator={createNavigator(entries, () => undefined)}>
      <App />
    </NavigatorRouter>,
  )
  await expect.poll(() => scrollY).toBe(left)
})
