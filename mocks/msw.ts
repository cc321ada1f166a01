import { http, type HttpHandler } from 'msw'
import { assertBaseUrl } from '#mocks/assertBaseUrl.ts'
import { buildBffProblem, buildUnmatchedProblem, isPage } from '#mocks/bffProblem.ts'
import { createBffSession, type BffSession, type DemoPerson } from '#mocks/bffSession.ts'
import type { MockCall } from '#mocks/index.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'
import { createWorld, type MockWorld, type WorldSettings } from '#mocks/createWorld.ts'
import { listenToOverrides } from '#mocks/overrideCalls.ts'
import { createOperationHandlers, readCall, respond } from '#mocks/operationHandlers.ts'

export { createWorld, type MockWorld, type WorldSettings } from '#mocks/createWorld.ts'
export { mock, type OverrideOptions } from '#mocks/mock.ts'
export type { DemoPerson }

export interface HandlersOptions extends WorldSettings {
  /** Base URL of the API, with or without a trailing slash; by default any */
  baseUrl?: string | undefined
  /** Demo account that calls without a token belong to */
  signedInAs?: DemoPerson | undefined
  /** A world to share among handlers, or to change while they run; `seed`, `now` and `scenario` are its own */
  world?: MockWorld | undefined
}

/**
 * Creates the MSW handlers of the mock API for `setupServer` and `setupWorker`: one for each operation, and those of
 * the BFF's own endpoints. A call with `X-CSRF` gets what the BFF answers, so that a page runs without any server.
 * @throws TypeError for an unknown option, account or base URL
 */
export function createHandlers({ baseUrl, signedInAs, ...settings }: HandlersOptions = {}): HttpHandler[] {
  assertBaseUrl(baseUrl ?? '*')
  assertSettings(settings)
  const world = settings.world ?? createWorld(settings)
  const base = baseUrl === undefined ? '*' : baseUrl.replace(/\/$/, '')
  const session = createBffSession(world.mocks, signedInAs)
  listenToOverrides(world.mocks, base)
  return [
    ...createOperationHandlers(world.mocks, base, session).all,
    ...createBffHandlers(session),
    http.all('*/__mock/*', async ({ request }) => {
      const call = await readCall(request)
      return respond(() => world.administer(call))
    }),
  ]
}

/** The handlers of a world with the default seed and the system's time, for any base URL. */
export const handlers: HttpHandler[] = createHandlers()

const settingNames = ['seed', 'now', 'scenario', 'world']

function assertSettings(settings: object): void {
  const unknown = Object.keys(settings).find((name) => !settingNames.includes(name))
  if (unknown !== undefined)
    throw new TypeError(
      `createHandlers: no option ${unknown}, but ${['baseUrl', 'signedInAs', ...settingNames].join(', ')}`,
    )
  if ('world' in settings && settings.world !== undefined && !Object.hasOwn(Object(settings.world), 'mocks'))
    throw new TypeError('createHandlers: world is none of createWorld()')
}

function createBffHandlers(session: BffSession): HttpHandler[] {
  return [
    http.get('*/bff/session', async ({ request }) => {
      const call = await readCall(request)
      return respond(() => session.describe(call))
    }),
    http.post('*/bff/sessions/end-others', async ({ request }) => {
      const call = await readCall(request)
      return respond(() => endOthers(call, session))
    }),
    http.post('*/bff/reports', () => respond(() => ({ status: 204 }))),
    http.all('*/api/*', async ({ request }) =>
      isPage(await readCall(request.clone())) ? respond(() => buildUnmatchedProblem(request)) : undefined,
    ),
  ]
}

function endOthers(call: MockCall, session: BffSession): MockResponse {
  if (!isPage(call)) return buildBffProblem('csrf')
  return session.isSignedIn(call) ? { status: 200, body: { ended: 0 } } : buildBffProblem('session_expired')
}
