// npm run bench -- alerts: makes each alert of docs/operations fire at the built product, in a real Prometheus.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cause, causes } from './alerts/causes.ts'
import { type Stage, startStage } from './alerts/stage.ts'
import type { Figure } from './figure.ts'

/** Seconds after which an alert is said not to fire; its windows are shortened to 15 s. */
const LIMIT = 40

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
  const figure = `${cause.alert} fires after seconds`
  if ((await stage.listFiring()).includes(cause.alert))
    return { figure, value: 'fired before its cause', limit: LIMIT }
  await cause.begin?.(stage)
  const start = performance.now()
  try {
    for (;;) {
      const seconds = Math.round((performance.now() - start) / 1000)
      if ((await stage.listFiring()).includes(cause.alert)) return { figure, value: seconds, limit: LIMIT }
      if (seconds > LIMIT) return { figure, value: 'never', limit: LIMIT }
      await cause.repeat(stage)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  } finally {
    await cause.end?.(stage)
  }
}
