import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { Component, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { createLateForm } from './createLateForm.tsx'

beforeEach(() => void (document.documentElement.dataset.started = ''))
afterEach(() => void delete document.documentElement.dataset.started)

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isFailed: false }
  static getDerivedStateFromError() {
    return { isFailed: true }
  }
  override render() {
    return this.state.isFailed ? <p>failed</p> : this.props.children
  }
}

test('a form whose code did not arrive is loaded again when it is shown again', async () => {
  let isOnline = false
  const Form = createLateForm(async (): Promise<ComponentType> => {
    if (!isOnline) throw new TypeError('the connection failed')
    return () => <form aria-label="Late" />
  })
  const stores = createGuestStores()
  const show = () => (
    <StoresContext value={stores}>
      <FluentProvider theme={webLightTheme}>
        <Boundary>
          <Form />
        </Boundary>
      </FluentProvider>
    </StoresContext>
  )
  const first = await render(show())
  await expect.element(first.getByText('failed')).toBeInTheDocument()
  await first.unmount()
  isOnline = true
  const second = await render(show())
  await expect.element(second.getByRole('form', { name: 'Late' })).toBeInTheDocument()
})

test.for([
  ['', false],
  [', and which React renders again,', true],
] as const)(
  'a button of the server’s form%s that is pressed before its code has arrived is pressed again afterwards',
  async ([, isReplaced]) => {
    const press = vi.fn<() => void>()
    let resolve: ((form: ComponentType<{ count: number }>) => void) | undefined
    const Form = createLateForm<{ count: number }>(() => new Promise((arrive) => (resolve = arrive)))
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = '<div><!--$--><form><button type="button">Press</button></form><!--/$--></div>'
    const stores = createGuestStores()
    const show = (count: number) => (
      <StoresContext value={stores}>
        <Form count={count} />
      </StoresContext>
    )
    const app = hydrateRoot(root, show(1))
    const button = page.getByRole('button', { name: 'Press' })
    const server = button.element()
    await expect.poll(() => Object.keys(root.firstElementChild ?? {}).length).toBeGreaterThan(0)
    await button.click()
    app.render(show(isReplaced ? 2 : 1))
    await expect.poll(() => root.querySelector('[style] > form') !== null).toBe(isReplaced)
    resolve?.(() => (
      <form>
        <button type="button" onClick={press}>
          Press
        </button>
      </form>
    ))
    await expect.poll(() => press.mock.calls.length).toBe(1)
    expect(server.isConnected).toBe(!isReplaced)
    app.unmount()
    root.remove()
  },
)

function createGuestStores() {
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const preferences = { language: 'en' as const, timeZone: 'Africa/Cairo' }
  return createStores({ user: null, institute, preferences, now: 0 })
}
