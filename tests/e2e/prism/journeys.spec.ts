import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startBffProcess, stopBffProcesses } from '../../fakes/bffProcess.ts'
import { startMockProgram, type MockProgram } from '../../fakes/mockProgram.ts'
import { startPrism, type Prism } from '../../fakes/prism.ts'
import { demoPeople, drive, payAt } from '../../fixtures/recordJourney.ts'
import { journeys } from '../../fixtures/journeys.ts'

const folder = mkdtempSync(join(tmpdir(), 'prism-'))
let mocks: MockProgram
let prism: Prism

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  mocks = await startMockProgram()
  prism = await startPrism(mocks.base, folder)
})
test.afterAll(async () => {
  await prism.stop()
  mocks.child.kill()
  rmSync(folder, { recursive: true })
})

for (const [name, journey] of Object.entries(journeys)) {
  test(`Prism finds every call and response as documented: ${journey.description}`, async () => {
    const world = { seed: 1, ...(journey.scenario && { scenario: journey.scenario }) }
    await fetch(new URL('/__mock/reset', mocks.base), { method: 'POST', body: JSON.stringify(world) })
    const known = prism.listCalls().length
    const bff = await startBffProcess(
      { API_BASE_URL: prism.base, DATA_DIR: join(folder, name), LOG_LEVEL: 'warn' },
      'dist/bff/main.js',
    )
    const context = { people: demoPeople, pay: (url: string) => payAt(url, mocks.base) }
    const failure = await drive(`http://localhost:${bff.port}`, journey, context).catch(toError)
    await stopBffProcesses(bff)
    // The cause before what it led to
    expect(prism.listViolations()).toEqual([])
    if (failure) throw failure
    expect(prism.listCalls().length - known).toBeGreaterThan(5)
  })
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
