import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ScenarioPanel } from './ScenarioPanel.tsx'
import { formatScenario } from './scenarios.ts'

afterEach(() => vi.unstubAllGlobals())

test('lists the scenarios and sends the chosen one for an operation; a refusal is shown', async () => {
  const data = [{ name: 'flaky', description: 'One call in three is answered 500' }]
  const stage = { success: true, world: 'mine', scenario: 'slow', operations: ['listTutors'], data }
  const fetch = vi.fn<typeof globalThis.fetch>(async (url) =>
    url === '/__mock/scenarios'
      ? Response.json(stage)
      : Response.json({ status: 400, detail: 'No such scenario' }, { status: 400 }),
  )
  vi.stubGlobal('fetch', fetch)
  const screen = await render(
    <FluentProvider theme={webLightTheme}>
      <ScenarioPanel />
    </FluentProvider>,
  )
  await screen.getByRole('button', { name: 'Mock world' }).click()
  await expect.element(screen.getByText('World mine plays slow')).toBeVisible()
  await screen.getByLabelText('Scenario').selectOptions('flaky')
  await expect.element(screen.getByText('One call in three is answered 500')).toBeVisible()
  await screen.getByLabelText(/^Operations/).fill('listTutors, readTutor')
  await screen.getByLabelText(/^How many/).fill('2')
  await screen.getByLabelText(/^Beside/).click()
  await screen.getByRole('button', { name: 'Play and reload' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No such scenario')
  const played = '{"scenario":"slow+flaky;only=listTutors,readTutor;times=2"}'
  expect(fetch).toHaveBeenLastCalledWith('/__mock/scenario', sent(played))
  await screen.getByLabelText(/^World/).fill('other')
  await screen.getByRole('button', { name: /^Begin anew/ }).click()
  await vi.waitFor(() => expect(fetch).toHaveBeenLastCalledWith('/__mock/reset', sent('{"world":"other"}')))
})

test('a choice without a scenario resets it', () => {
  expect(formatScenario({ name: '', only: 'listTutors', times: '', latency: '' })).toBeNull()
  expect(formatScenario({ name: 'slow', only: '', times: '', latency: '100-200' })).toBe(
    'slow;latency=100-200',
  )
})

function sent(body: string): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-CSRF': '1' }, body }
}
