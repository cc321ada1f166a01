import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseHarEntry } from '#bff/fixtures/parsedEntry.ts'
import { FixtureError, type Fixture } from '#bff/fixtures/har.ts'
import { readOperations } from '../conformance/documents.ts'
import { driftOf, operationOf } from './check.ts'

const assumed = 'openapi/assumed.yaml'
const documented = 'openapi/documented.yaml'

/**
 * A patch that makes an assumed operation a documented one: its path moves to the other document, and it says which
 * recorded entry confirms it.
 * @param file of the recording, for the provenance
 * @throws FixtureError when nothing recorded confirms the operation
 */
export async function promotion(id: string, fixture: Fixture, file: string): Promise<string> {
  const found = (await readOperations()).get(id)
  if (!found) throw new FixtureError(`There is no operation ${id}.`)
  if (found.name !== 'assumed') throw new FixtureError(`${id} is documented already.`)
  const { now, recordedAt } = fixture.log._fixture
  if (now !== recordedAt)
    throw new FixtureError(
      `${file} comes from a world with a clock of its own, so it confirms no call of the API.`,
    )
  const drafts = fixture.log.entries.map((entry) => ({ id: entry._id, draft: parseHarEntry(entry) }))
  const own = drafts.filter(
    ({ draft }) => operationOf(draft)?.id === id && draft.status < 300 && !draft.error,
  )
  const [first] = own
  if (!first) throw new FixtureError(`${file} holds no success of ${id}.`)
  const drift = own.flatMap(({ draft }) => driftOf(draft, found))
  if (drift.length) throw new FixtureError(`${id} is not confirmed: ${drift[0]}. Correct the document first.`)
  const confirmed = `${file}#${first.id} of ${recordedAt.slice(0, 10)}`
  return patchOf(moved(found.operation.path, id, confirmed))
}

/** New contents of the files that change. */
function moved(path: string, id: string, confirmed: string): Map<string, string> {
  const [from, to] = [readFileSync(assumed, 'utf8'), readFileSync(documented, 'utf8')]
  const item = itemAt(from, path)
  if (item.includes("'#/") || item.includes('"#/'))
    throw new FixtureError(`${id} uses components of ${assumed}: move them to a file of their own first.`)
  const [, reference] = /\$ref: (paths\/\w+\.yaml)#/.exec(item) ?? []
  const files = new Map([[assumed, from.replace(item, '')]])
  if (!reference) return files.set(documented, appended(to, provenanceIn(item, id, confirmed)))
  const source = `openapi/${reference}`
  files.set(documented, appended(to, item))
  return files.set(source, provenanceIn(readFileSync(source, 'utf8'), id, confirmed))
}

/** The lines of a path, its methods included. */
function itemAt(text: string, path: string): string {
  const start = text.indexOf(`\n  ${path}:`) + 1
  if (!start) throw new FixtureError(`${assumed} does not hold ${path} in a form that can be moved.`)
  const next = text.slice(start + 1).search(/\n(?: {2}\S|\S)/)
  const item = next < 0 ? text.slice(start) : text.slice(start, start + next + 2)
  if ((item.match(/operationId:/g) ?? []).length > 1)
    throw new FixtureError(`${path} has several operations: split them first.`)
  return item
}

/** At the end of the paths. */
function appended(text: string, item: string): string {
  const paths = text.indexOf('\npaths:\n')
  const end = text.slice(paths + 1).search(/\n\S(?!aths:)/)
  const at = end < 0 ? text.length : paths + 1 + end + 1
  return text.slice(0, at) + item + text.slice(at)
}

function provenanceIn(text: string, id: string, confirmed: string): string {
  const at = text.indexOf(`operationId: ${id}\n`)
  const start = text.indexOf('x-provenance:', at)
  const end = text.indexOf('\n', start)
  const line = text
    .slice(start, end)
    .replace('status: assumed', 'status: documented')
    .replace(/ \}$/, `, confirmed_by: '${confirmed}' }`)
  return text.slice(0, start) + line + text.slice(end)
}

/** As `git apply` takes it. */
function patchOf(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'promote-'))
  try {
    return [...files]
      .map(([file, text]) => {
        const copy = join(folder, file)
        mkdirSync(dirname(copy), { recursive: true })
        writeFileSync(copy, text)
        const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', file, copy], {
          encoding: 'utf8',
        })
        return stdout.replaceAll(`b${copy}`, `b/${file}`)
      })
      .join('')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
