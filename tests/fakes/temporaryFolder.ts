import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates an empty folder; the run of the tests removes it at its end. */
export function createTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'bff-'))
}
