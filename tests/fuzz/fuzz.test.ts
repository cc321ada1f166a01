import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fuzz, listCorpus, replay, saveFinding, targets } from './runFuzz.ts'
import type { FuzzRun } from './target.ts'

/** Of new inputs for each target in every run of the tests, milliseconds. */
const time = 1500

describe.each(Object.entries(targets))('%s', (name, target) => {
  let run: FuzzRun
  beforeAll(async () => {
    run = await target.start()
  })
  afterAll(() => run.stop())

  test('what once showed a fault shows none', async () => {
    for (const file of listCorpus(name))
      expect(await replay(run, file), `npm run fuzz -- ${name} ${file}`).toBeUndefined()
  })

  test('inputs of strangers show no fault', async () => {
    const { finding, tried } = await fuzz(target, run, time)
    const command = finding && `${finding.fault}\nnpm run fuzz -- ${name} ${saveFinding(name, finding)}`
    expect(command).toBeUndefined()
    expect(tried).toBeGreaterThan(0)
  })
})
