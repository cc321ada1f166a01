// npm run bench -- alerts: makes each alert of docs/operations fire at the built product, in a real Prometheus.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cause, causes, signInAndCall } from './alerts/causes.ts'
import { type Stage, startStage } from './alerts/stage.ts'
import type { Figure } from './figure.ts'

/** Seconds after which an alert is said not to fire; a minute of the rules lasts three. */
const LIMIT = 90

/**
 * Measures how long each alert takes to fire while its cause lasts.
 * @throws where an alert has no cause here
 */
export async function bench(): Promise<Figure[]> {
  const known = readFileSync('docs/operations/alerts.yaml', 'utf8').matchAll(/alert: (\w+)/g)
  for (const [, name] of known)
    if (!causes.some(({ alert }) => alert === name)) throw new Error(`Nothing here makes ${name} fire.`)
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
  const stage = await startStage(folder)
  try {
    const figures: Figure[] = []
    for (const cause of causes) figures.push(await drill(stage, cause))
    return figures
  } finally {
    await stage.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function drill(stage: Stage, cause: Cause): Promise<Figure> {
  const figure = `${cause.alert}, ${cause.what}: fires after seconds`
  const before = await measureUntil(
    async () => !(await isFiring(stage, cause)),
    // The circuit of an API that answers again closes with a call
    () => signInAndCall(stage).then(pause),
  )
  if (before === undefined) return { figure, value: 'fires without its cause', limit: LIMIT }
  await cause.begin?.(stage)
  try {
    const value = await measureUntil(
      () => isFiring(stage, cause),
      () => cause.repeat(stage).then(pause),
    )
    return { figure, value: value ?? 'never', limit: LIMIT }
  } finally {
    await cause.end?.(stage)
  }
}

async function isFiring(stage: Stage, { alert }: Cause): Promise<boolean> {
  return (await stage.listFiring()).includes(alert)
}

/** Acts until something is true. @returns seconds, or undefined after LIMIT */
async function measureUntil(
  isTrue: () => Promise<boolean>,
  act: () => Promise<unknown>,
): Promise<number | undefined> {
  const start = performance.now()
  for (;;) {
    const seconds = Math.round((performance.now() - start) / 1000)
    if (await isTrue()) return seconds
    if (seconds > LIMIT) return undefined
    await act()
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200))
}
