import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneof, string } from 'fast-check'
import { run } from '../../fixtures/command.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'
import { mutateJson } from '../mutateJson.ts'
import { createStatelessRun, type FuzzTarget } from '../target.ts'

const readSample = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const statuses = [0, 1, 2, 64, 65]

/** HAR files to `npm run fixtures -- import` and `check`: a result or a sentence, never an exception. */
export const har: FuzzTarget = {
  inputs: oneof(
    { weight: 4, arbitrary: mutateJson(readSample('tests/fixtures/browsers/playwright.har')) },
    { weight: 4, arbitrary: mutateJson(readSample('tests/fixtures/browsers/chromium.har')) },
    { weight: 2, arbitrary: mutateJson(readSample('tests/fixtures/refresh.har')) },
    { weight: 1, arbitrary: string({ unit: 'binary' }) },
  ),
  async start() {
    const folder = createTemporaryFolder()
    const [source, imported] = [join(folder, 'source.har'), join(folder, 'imported.har')]
    return createStatelessRun(async (input) => {
      writeFileSync(source, input)
      for (const args of [
        ['import', source, imported],
        ['check', source],
      ]) {
        const status = await run(args, () => undefined)
        assert.ok(statuses.includes(status), `${args[0]} ended with ${status}`)
      }
    })
  },
}
