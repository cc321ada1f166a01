import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { Component, type ComponentType, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const preferences = { language: 'en' as const, timeZone: 'Africa/Cairo' }
  const stores = createStores({ user: null, institute, preferences, now: 0 })
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
