export interface Scenario {
  name: string
  description: string
}

/** What the mock API can play. @throws where there is no mock API, or it refuses */
export async function loadScenarios(): Promise<readonly Scenario[]> {
  const response = await fetch('/__mock/scenarios')
  if (!response.ok) throw new Error(`No scenarios: ${response.status}`)
  return scenariosIn(await response.json())
}

/**
 * Begins a world anew in a scenario and moves this browser into it.
 * @param world empty for the world that the browser is in
 * @param scenario empty for none
 */
export async function applyScenario(world: string, scenario: string): Promise<void> {
  const response = await fetch('/__mock/reset', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF': '1' },
    body: JSON.stringify({ ...(world && { world }), ...(scenario && { scenario }) }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Guarantee: `/__mock/scenarios` answers names with descriptions, which its own test checks. */
function scenariosIn(body: unknown): readonly Scenario[] {
  return (body as { data: readonly Scenario[] }).data
}
