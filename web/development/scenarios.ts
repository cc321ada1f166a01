export interface Scenario {
  name: string
  description: string
}

/** What the mock API can play, on which operations, and what the world of this browser plays now. */
export interface Stage {
  world: string
  /** As the mock API writes it; null for none */
  scenario: string | null
  operations: readonly string[]
  scenarios: readonly Scenario[]
}

/** What a person chose: empty for all calls, every time, the scenario's own delay. */
export interface ScenarioChoice {
  name: string
  only: string
  times: string
  latency: string
}

/** @throws where there is no mock API, or it refuses */
export async function loadStage(): Promise<Stage> {
  const response = await fetch('/__mock/scenarios')
  if (!response.ok) throw new Error(`No scenarios: ${response.status}`)
  const { data, ...about } = parseStage(await response.json())
  return { ...about, scenarios: data }
}

/** A choice in the mock API's own syntax; null for none. */
export function formatScenario({ name, only, times, latency }: ScenarioChoice): string | null {
  if (!name) return null
  const options = { only: only.replaceAll(/[\s,]+/g, ',').replace(/^,|,$/g, ''), times, latency }
  const written = Object.entries(options).flatMap(([key, value]) => (value ? [`${key}=${value}`] : []))
  return [name, ...written].join(';')
}

/**
 * Plays a scenario in the world as it is: who is signed in stays so.
 * @param scenario several are joined by +; null for none
 */
export function playScenario(scenario: string | null): Promise<void> {
  return post('/__mock/scenario', { scenario })
}

/**
 * Begins a world anew and moves this browser into it; everybody in it is signed out.
 * @param world empty for the world that the browser is in
 */
export function startWorld(world: string): Promise<void> {
  return post('/__mock/reset', world ? { world } : {})
}

async function post(address: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF': '1' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(readProblemDetail(await response.text()))
}

/** The sentence of a problem, or what else came. */
function readProblemDetail(text: string): string {
  return /"detail":"([^"]*)"/.exec(text)?.[1] ?? text
}

/** Guarantee: `/__mock/scenarios` answers these, which its own test checks. */
function parseStage(body: unknown) {
  return body as Omit<Stage, 'scenarios'> & { data: readonly Scenario[] }
}
