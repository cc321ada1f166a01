export interface Scenario {
  name: string
  description: string
}

/** The mock API's scenarios and operations, and what this browser's world plays now. */
export interface ScenarioState {
  world: string
  /** In the mock API's syntax; null for none */
  scenario: string | null
  operations: readonly string[]
  scenarios: readonly Scenario[]
}

/** Values of the panel's form; empty means all calls, every time, the scenario's own delay. */
export interface ScenarioChoice {
  name: string
  only: string
  times: string
  latency: string
}

/**
 * Fetches the scenarios.
 * @throws Error when there is no mock API or it refuses
 */
export async function loadStage(): Promise<ScenarioState> {
  const response = await fetch('/__mock/scenarios')
  if (!response.ok) throw new Error(`No scenarios: ${response.status}`)
  const { data, ...about } = parseStage(await response.json())
  return { ...about, scenarios: data }
}

/** Formats a choice in the mock API's syntax; null for none. */
export function formatScenario({ name, only, times, latency }: ScenarioChoice): string | null {
  if (!name) return null
  const options = { only: only.replaceAll(/[\s,]+/g, ',').replace(/^,|,$/g, ''), times, latency }
  const written = Object.entries(options).flatMap(([key, value]) => (value ? [`${key}=${value}`] : []))
  return [name, ...written].join(';')
}

/**
 * Plays a scenario in the current world; sessions are kept.
 * @param scenario several are joined by `+`; null for none
 */
export function playScenario(scenario: string | null): Promise<void> {
  return post('/__mock/scenario', { scenario })
}

/**
 * Starts a new world and moves this browser into it; all its users are signed out.
 * @param world empty for a world with the current name
 */
export function startWorld(world: string): Promise<void> {
  return post('/__mock/reset', world ? { world } : {})
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF': '1' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(readProblemDetail(await response.text()))
}

/** Returns the detail of a problem document, or the text itself. */
function readProblemDetail(text: string): string {
  return /"detail":"([^"]*)"/.exec(text)?.[1] ?? text
}

/** `/__mock/scenarios` answers this type; its own test checks it. */
function parseStage(body: unknown) {
  return body as Omit<ScenarioState, 'scenarios'> & { data: readonly Scenario[] }
}
