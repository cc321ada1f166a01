// Compares the documented calls with the last release under baseline/; assumed ones may change until the API's owners
// answer. --release overwrites the baseline.
import { readFile, writeFile } from 'node:fs/promises'
import { stringify, parse } from 'yaml'
import { compare } from './compare.ts'
import { readDocument } from './documents.ts'
import type { OpenApiDocument } from './model.ts'

const file = new URL('baseline/documented.yaml', import.meta.url)
const document = await readDocument('documented')
if (process.argv.includes('--release'))
  await writeFile(file, stringify(JSON.parse(JSON.stringify(document)), { lineWidth: 0 }))

const released = parse(await readFile(file, 'utf8')) as OpenApiDocument
const lines = compare(released, document)
const approved = parseApprovals(await readFile(new URL('approved-changes.txt', import.meta.url), 'utf8'))
const breaking = lines.filter(({ isMajor }) => isMajor)
const unapproved = breaking.filter(({ text }) => !approved.has(text))
const stale = [...approved.keys()].filter((text) => !breaking.some((line) => line.text === text))

for (const { text, isMajor } of lines) {
  const mark = unapproved.some((line) => line.text === text) ? 'UNAPPROVED' : isMajor ? 'major' : 'minor'
  console.log(`${mark}: ${text}`)
}
for (const text of stale) console.error(`approved-changes.txt: no change reads "${text}"; remove the line`)
console.log(`${lines.length} changes since the last release, ${breaking.length} major, ${unapproved.length} unapproved`)
process.exitCode = unapproved.length || stale.length ? 1 : 0

/** Parses lines of the form `change | reason` into a map; lines without a reason are left out. */
function parseApprovals(text: string): ReadonlyMap<string, string> {
  const entries = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  return new Map(
    entries.flatMap((line) => {
      const [change, reason] = line.split(' | ').map((part) => part.trim())
      return change && reason ? [[change, reason] as const] : []
    }),
  )
}
