import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readFixture } from '#bff/fixtures/startFixture.ts'
import { recordJourney } from '../../fixtures/recordJourney.ts'
import { listStaleParts } from '../../fixtures/freshness.ts'
import { journeys } from '../../fixtures/journeys.ts'

for (const name of Object.keys(journeys)) {
  test(`the recorded set is what the world answers today: ${name}`, { tag: '@full' }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fresh-'))
    const recorded = join(folder, `${name}.har`)
    await recordJourney({ journey: name, base: undefined, file: recorded })
    const stale = listStaleParts(await readFixture(`tests/fixtures/${name}.har`), await readFixture(recorded))
    rmSync(folder, { recursive: true })
    expect(stale, `Stale. Record it again: npm run fixtures -- record ${name}`).toEqual([])
  })
}
