import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createHandlers, createWorld } from '#mocks/msw.ts'
import { SYNTAX } from '#mocks/scenarios/plan.ts'
import { ScenarioPanel } from './ScenarioPanel.tsx'
import { formatScenario } from './scenarios.ts'

const world = createWorld({ scenario: 'slow' })
const worker = setupWorker(...createHandlers({ world }))
/** Bodies that the panel posted, by path. */
const posted: [path: string, csrf: string | null, body: unknown][] = []

beforeAll(async () => {
  worker.events.on('request:start', ({ request }) => void recordPosted(request.clone()))
  await worker.start({ quiet: true })
  return () => worker.stop()
})
afterEach(() => worker.resetHandlers())

async function recordPosted(request: Request) {
  if (request.method !== 'POST') return
  const body: unknown = await request.json()
  posted.push([new URL(request.url).pathname, request.headers.get('x-csrf'), body])
}

test('the panel lists the scenarios and sends the chosen one for an operation; a refusal is shown', async () => {
  // An accepted change reloads the page, which is the test's own
  worker.use(
    http.post('*/__mock/reset', () =>
      HttpResponse.json({ status: 400, detail: 'No such world' }, { status: 400 }),
    ),
  )
  const screen = await render(
    <FluentProvider theme={webLightTheme}>
      <ScenarioPanel />
    </FluentProvider>,
  )
  await screen.getByRole('button', { name: 'Mock world' }).click()
  await expect.element(screen.getByText(/^World \S+ plays slow$/)).toBeVisible()
  await screen.getByLabelText('Scenario').selectOptions('flaky')
  await expect.element(screen.getByText('One call in three gets 500')).toBeVisible()
  await screen.getByLabelText(/^Operations/).fill('listTutors, noOperation')
  await screen.getByLabelText(/^How many/).fill('2')
  await screen.getByLabelText(/^Beside/).click()
  await screen.getByRole('button', { name: 'Play and reload' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(`scenario: null, or ${SYNTAX}; see /__mock/scenarios`)
  const scenario = 'slow+flaky;only=listTutors,noOperation;times=2'
  expect(posted.at(-1)).toEqual(['/__mock/scenario', '1', { scenario }])
  expect(world.mocks.worlds.get().scenario).toBe('slow')
  await screen.getByLabelText(/^World/).fill('other')
  await screen.getByRole('button', { name: /^Start again/ }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No such world')
  expect(posted.at(-1)).toEqual(['/__mock/reset', '1', { world: 'other' }])
})

test('a choice without a scenario resets it', () => {
  expect(formatScenario({ name: '', only: 'listTutors', times: '', latency: '' })).toBeNull()
  expect(formatScenario({ name: 'slow', only: '', times: '', latency: '100-200' })).toBe(
    'slow;latency=100-200',
  )
})
