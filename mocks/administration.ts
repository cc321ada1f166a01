import { isRecord } from '#sdk/isRecord.ts'
import { parseJson } from '#sdk/parseJson.ts'
import { operations } from '#sdk/operations.ts'
import { getDefaultLanguage, findInstitute } from '#mocks/data/catalogue.ts'
import { selectLanguage } from '#mocks/data/texts.ts'
import type { MockCall, Mocks } from '#mocks/index.ts'
import { countRecords } from '#mocks/world/countRecords.ts'
import { findFile } from '#mocks/pictures/files.ts'
import { buildMailPage } from '#mocks/pictures/mailPage.ts'
import { findPage } from '#mocks/pictures/pages.ts'
import { buildBankPage, buildPayPage } from '#mocks/pictures/payPage.ts'
import { buildSocialPage } from '#mocks/pictures/socialPages.ts'
import { SYNTAX, hasStep, parsePlan } from '#mocks/scenarios/plan.ts'
import { scenarios, type MockResponse } from '#mocks/scenarios/scenarios.ts'
import { enterRoom } from '#mocks/world/webinars/rooms.ts'
import { parseInstant, formatIso } from '#mocks/world/hours/clock.ts'

/** Creates the handler of `/__mock/`: resets, scenarios, pages and files. */
export function createAdministration(mocks: Mocks): (call: MockCall) => MockResponse {
  return function administer(call) {
    const url = new URL(call.path, 'http://mock.invalid')
    const isRead = call.method === 'GET' || call.method === 'HEAD'
    const { pathname } = url
    if (pathname === '/__mock/reset' && call.method === 'POST') return reset(mocks, call)
    if (pathname === '/__mock/scenario' && call.method === 'POST') return play(mocks, call)
    if (pathname === '/__mock/clock' && call.method === 'POST') return advance(mocks, call)
    if (pathname === '/__mock/scenarios' && isRead) return listScenarios(mocks, call)
    if (pathname === '/__mock/journal' && isRead) return listJournal(mocks, call, url)
    const institute = findInstitute(call.headers['custom-host'])
    if (pathname === '/__mock/records' && isRead)
      return {
        status: 200,
        body: { success: true, data: countRecords(mocks.worlds.get(call.world).state(institute)) },
      }
    if (pathname === '/__mock/pages/meeting' && call.method === 'GET') {
      const world = mocks.worlds.get(call.world)
      enterRoom(world.state(institute), url.searchParams, world.clock())
    }
    const asked = url.searchParams.get('lang') ?? call.headers['accept-language']
    const language = selectLanguage(asked, getDefaultLanguage(institute))
    const found = isRead
      ? (findPage(pathname, institute, language) ??
        findFile(pathname) ??
        buildPayPage(url, mocks.worlds, call.headers.referer) ??
        buildBankPage(url, mocks.worlds.get(call.world), { institute, language }) ??
        buildMailPage(url, mocks.worlds.get(call.world), { institute, language }) ??
        buildSocialPage(url, institute, language))
      : undefined
    return found ?? buildRejection(404, `Nothing at ${call.method} ${pathname}`)
  }
}

function reset(mocks: Mocks, call: MockCall): MockResponse {
  const fields = parseJson(call.text || '{}')
  if (!isRecord(fields)) return buildRejection(400, 'The body must be a JSON object')
  const { world, seed, now, scenario } = fields
  if (world !== undefined && !(typeof world === 'string' && /^[\w.-]{1,64}$/.test(world)))
    return buildRejection(400, 'world: 1 to 64 letters, digits, dots, dashes or underscores')
  if (seed !== undefined && !(typeof seed === 'number' && Number.isSafeInteger(seed)))
    return buildRejection(400, 'seed: a whole number')
  if (now !== undefined && parseInstant(now) === undefined)
    return buildRejection(400, 'now: an ISO date and time')
  if (scenario !== undefined && !(typeof scenario === 'string' && parsePlan(scenario)))
    return buildRejection(400, `scenario: ${SYNTAX}; see /__mock/scenarios`)
  const isEmpty = hasStep(scenario, 'empty')
  const made = mocks.worlds.reset(world ?? call.world, { seed, now: parseInstant(now), scenario, isEmpty })
  mocks.journal.clear(made.name)
  const cookie: Record<string, string> = world
    ? { 'set-cookie': `mock_world=${world}; Path=/; HttpOnly; SameSite=Lax` }
    : {}
  const about = { seed: made.seed, now: formatIso(made.clock()), scenario: made.scenario ?? null }
  return { status: 200, headers: cookie, body: { success: true, world: made.name, ...about } }
}

/** Moves the clock of a world ahead; its data and sessions stay. */
function advance(mocks: Mocks, call: MockCall): MockResponse {
  const fields = parseJson(call.text)
  const minutes = isRecord(fields) ? fields.minutes : undefined
  if (!(typeof minutes === 'number' && minutes > 0 && minutes <= 527_040))
    return buildRejection(400, 'minutes: more than 0, at most a year')
  const world = mocks.worlds.advance(call.world, minutes * 60_000)
  return { status: 200, body: { success: true, world: world.name, now: formatIso(world.clock()) } }
}

/** Changes the scenario of a world; its data and sessions stay. */
function play(mocks: Mocks, call: MockCall): MockResponse {
  const fields = parseJson(call.text)
  if (!isRecord(fields)) return buildRejection(400, 'The body must be a JSON object')
  const { scenario } = fields
  const isKnown = scenario === null || (typeof scenario === 'string' && parsePlan(scenario))
  if (!isKnown) return buildRejection(400, `scenario: null, or ${SYNTAX}; see /__mock/scenarios`)
  const world = mocks.worlds.play(call.world, scenario || undefined)
  return { status: 200, body: { success: true, world: world.name, scenario: world.scenario ?? null } }
}

function listScenarios({ worlds }: Mocks, call: MockCall): MockResponse {
  const data = Object.entries(scenarios).map(([name, { description }]) => ({ name, description }))
  const { name, scenario } = worlds.get(call.world)
  const about = { world: name, scenario: scenario ?? null, operations: operations.map(({ id }) => id) }
  return { status: 200, body: { success: true, syntax: SYNTAX, ...about, data } }
}

/** Lists the calls of a world; `?operation=` narrows them. */
function listJournal({ worlds, journal }: Mocks, call: MockCall, { searchParams }: URL): MockResponse {
  const { name } = worlds.get(call.world)
  const data = journal.list(name, searchParams.get('operation') ?? undefined)
  return { status: 200, body: { success: true, world: name, data } }
}

function buildRejection(status: number, detail: string): MockResponse {
  return {
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: { type: 'about:blank', title: status === 404 ? 'Not found' : 'Bad request', status, detail },
  }
}
