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

const html =
  '<form><input name="email"><input type="checkbox" name="remember"><button type="button">One</button><button type="button">Two</button></form>'

/** Hydrates the server's form of a page whose code loads with `load`. */
async function renderServerForm(load: () => Promise<ComponentType<{ count: number }>>) {
  const Form = createLateForm<{ count: number }>(load)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = `<div><!--$-->${html}<!--/$--></div>`
  const stores = createGuestStores()
  const show = (count: number) => (
    <StoresContext value={stores}>
      <Form count={count} />
    </StoresContext>
  )
  const app = hydrateRoot(root, show(1))
  await expect.poll(() => Object.keys(root.firstElementChild ?? {}).length).toBeGreaterThan(0)
  const end = () => {
    app.unmount()
    root.remove()
  }
  return { root, render: (count: number) => app.render(show(count)), end }
}

test.for([
  ['', false],
  [', which React renders again,', true],
] as const)(
  'presses in a form of the server%s before its code has arrived are repeated, and its box stays ticked',
  async ([, isReplaced]) => {
    const presses: string[] = []
    let resolve: ((form: ComponentType<{ count: number }>) => void) | undefined
    const {
      root,
      render: renderAgain,
      end,
    } = await renderServerForm(() => new Promise((arrive) => (resolve = arrive)))
    const first = page.getByRole('button', { name: 'One' })
    const server = first.element()
    await first.click()
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Two' }).click()
    await page.getByRole('textbox').click()
    renderAgain(isReplaced ? 2 : 1)
    await expect.poll(() => root.querySelector('[style] > form') !== null).toBe(isReplaced)
    resolve?.(createForm(presses))
    await expect.poll(() => presses).toEqual(['One', 'Two'])
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    expect(server.isConnected).toBe(!isReplaced)
    end()
  },
)

test('the code of a form of the server is loaded once the page has started, and again where it did not arrive', async () => {
  delete document.documentElement.dataset.started
  const presses: string[] = []
  const load = vi
    .fn<() => Promise<ComponentType<{ count: number }>>>()
    .mockRejectedValueOnce(new TypeError('the connection failed'))
    .mockResolvedValue(createForm(presses))
  const { end } = await renderServerForm(load)
  expect(load).not.toHaveBeenCalled()
  document.documentElement.dataset.started = ''
  await page.getByRole('button', { name: 'One' }).click()
  await expect.poll(() => presses).toEqual(['One'])
  expect(load).toHaveBeenCalledTimes(2)
  end()
})

/** Creates the form of the server's HTML, which records the presses of its buttons. */
function createForm(presses: string[]) {
  return () => (
    <form>
      <input name="email" />
      <input type="checkbox" name="remember" />
      {['One', 'Two'].map((name) => (
        <button key={name} type="button" onClick={() => presses.push(name)}>
          {name}
        </button>
      ))}
    </form>
  )
}

function createGuestStores() {
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const preferences = { language: 'en' as const, timeZone: 'Africa/Cairo' }
  return createStores({ user: null, institute, preferences, now: 0 })
}
