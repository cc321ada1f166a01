import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ScenarioPanel } from './ScenarioPanel.tsx'

afterEach(() => vi.unstubAllGlobals())

test('lists the scenarios and sends the chosen one; a refusal is shown', async () => {
  const scenarios = [{ name: 'flaky', description: 'One call in three is answered 500' }]
  const fetch = vi.fn<typeof globalThis.fetch>(async (address) =>
    address === '/__mock/scenarios'
      ? Response.json({ success: true, data: scenarios })
      : new Response('No such scenario', { status: 400 }),
  )
  vi.stubGlobal('fetch', fetch)
  const screen = await render(
    <FluentProvider theme={webLightTheme}>
      <ScenarioPanel />
    </FluentProvider>,
  )
  await screen.getByRole('button', { name: 'Mock world' }).click()
  await expect.element(screen.getByText('One call in three is answered 500')).toBeVisible()
  await screen.getByLabelText(/^World/).fill('mine')
  await screen.getByLabelText(/^Scenario/).fill('flaky')
  await screen.getByRole('button', { name: 'Apply and reload' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No such scenario')
  expect(fetch).toHaveBeenLastCalledWith('/__mock/reset', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF': '1' },
    body: '{"world":"mine","scenario":"flaky"}',
  })
})
