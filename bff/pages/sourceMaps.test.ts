import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSourceMapper } from './sourceMaps.ts'

const folder = mkdtempSync(join(tmpdir(), 'maps-'))
// Column 1 of line 1 is line 3, column 5 of the source
const map = { version: 3, sources: ['../../../web/app/a.ts'], names: [], mappings: 'AAEI' }
writeFileSync(join(folder, 'a-1.js.map'), JSON.stringify(map))
writeFileSync(join(folder, 'broken.js.map'), '{')

test('a place in a script becomes its line in the source', async () => {
  const find = createSourceMapper(folder)
  expect(await find({ file: '/assets/a-1.js', line: 1, column: 1 })).toBe('web/app/a.ts:3:5')
})

test.each(['/assets/unknown.js', '/assets/broken.js', '/assets/../a-2.js'])(
  'a place in %s stays as it is',
  async (file) => {
    expect(await createSourceMapper(folder)({ file, line: 4, column: 2 })).toBe(`${file}:4:2`)
  },
)
