import { operations, type Operation } from '#sdk/operations.ts'
import { findScenario, scenarios, type Scenario } from '#mocks/scenarios/scenarios.ts'
import { createRng } from '#mocks/world/codes/rng.ts'
import { incrementCounter, type World } from '#mocks/world/world.ts'

export const SYNTAX = 'name;only=operationId,operationId;times=1;latency=300-600, several joined by +'

interface Step {
  /** Source text; the key of its counters */
  readonly text: string
  readonly scenario: Scenario
  readonly only: ReadonlySet<string> | undefined
  readonly times: number
  readonly latency: readonly [number, number]
}

const known = new Set(operations.map(({ id }) => id))
const plans = new Map<string, readonly Step[] | undefined>()
const MAX_PLANS = 500

/** Parses a scenario's text (see SYNTAX) into steps; undefined if it is invalid. */
export function parsePlan(text: string | undefined): readonly Step[] | undefined {
  if (!text) return []
  if (plans.has(text)) return plans.get(text)
  const steps = text.split('+').map((part) => parseStep(part.trim()))
  const plan = steps.every((step) => step !== undefined) ? steps : undefined
  if (plans.size >= MAX_PLANS) plans.clear()
  plans.set(text, plan)
  return plan
}

/** Whether a scenario's text has a step of that name. */
export function hasStep(text: string | undefined, name: string): boolean {
  const scenario = scenarios[name]
  return parsePlan(text)?.some((step) => step.scenario === scenario) ?? false
}

/** Takes the scenarios that act on this call; counts the call towards their limits. */
export function takeSteps(plan: readonly Step[], operation: Operation, world: World): Scenario[] {
  return plan
    .filter(({ only, scenario }) => only?.has(operation.id) ?? scenario.concerns?.(operation) ?? true)
    .filter(({ times, text }) => times === Infinity || incrementCounter(world, `scenario/${text}`) < times)
    .map(({ scenario, latency }) => ({ ...scenario, latency }))
}

/** Computes the latency in milliseconds; the same in each run of the same world. */
export function computeLatency(acting: readonly Scenario[], world: World): number {
  const ranges = acting.flatMap(({ latency }) => (latency && latency[1] > 0 ? [latency] : []))
  if (!ranges.length) return 0
  const rng = createRng(world.seed, 'latency', world.name, incrementCounter(world, 'latency'))
  return Math.max(...ranges.map(([low, high]) => rng.between(low, high)))
}

function parseStep(text: string): Step | undefined {
  const [name = '', ...options] = text.split(';').map((part) => part.trim())
  const scenario = findScenario(name)
  if (!scenario) return undefined
  let only: ReadonlySet<string> | undefined
  let times = scenario.times ?? Infinity
  let latency = scenario.latency ?? ([0, 0] as const)
  for (const option of options) {
    const [key, value = ''] = option.split('=')
    const range = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(value)
    const ids = value.split(',')
    // A misspelt operation would silently disable the scenario
    if (key === 'only' && ids.every((id) => known.has(id))) only = new Set(ids)
    else if (key === 'times' && /^\d{1,6}$/.test(value)) times = Number(value)
    else if (key === 'latency' && range) latency = [Number(range[1]), Number(range[2] ?? range[1])]
    else return undefined
  }
  return { text, scenario, only, times, latency }
}
