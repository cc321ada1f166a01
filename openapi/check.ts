// Lints the documents with Redocly's rules and our own, and checks the table in README.md.
// `node openapi/check.ts` checks, `--write` rewrites the table.
import { readFile, writeFile } from 'node:fs/promises'
import { lint, loadConfig } from '@redocly/openapi-core'
import { findCallerProblems } from './callers.ts'
import { documentNames, readDocument, readPolicy } from './documents.ts'
import { listOperations } from './model.ts'
import { findOperationProblems, findPolicyProblems, formatProvenance, nameOperation } from './provenance.ts'
import { findRuleProblems } from './rules.ts'
import { removeNulls } from './removeNulls.ts'

const problems: string[] = []
const documents = (await Promise.all(documentNames.map(read))).filter((found) => found !== undefined)
const operations = documents.flatMap(({ name, document }) =>
  listOperations(document).map((operation) => ({ ...operation, document: name })),
)

if (documents.length === documentNames.length) await checkAll()

for (const problem of problems) console.error(problem)
console.log(`${operations.length} operations in ${documentNames.length} documents, ${problems.length} problems`)
process.exitCode = problems.length ? 1 : 0

/** Reads a document; a file that is no YAML is a problem of one line. */
async function read(name: (typeof documentNames)[number]) {
  try {
    const document = await readDocument(name)
    removeNulls(document, (pointer) => {
      // Redocly reports the others, with the file that they stand in
      if (!pointer.includes('/x-')) return
      const about = nameOperation(pointer, listOperations(document))
      problems.push(`${about ? `${about}: ` : ''}null instead of a value (${name}.yaml ${pointer})`)
    })
    return { name, document }
  } catch (error) {
    const { message, source } = error as { message?: string; source?: { absoluteRef?: string } }
    const file = source?.absoluteRef?.split('/openapi/').at(-1) ?? `${name}.yaml`
    problems.push(`${file}: ${String(message).split('\n', 1)[0]}`)
    return undefined
  }
}

async function checkAll(): Promise<void> {
  await lintWithRedocly()
  problems.push(...findOperationProblems(operations), ...findCallerProblems(operations))
  for (const { name, document } of documents) problems.push(...findRuleProblems(document, name === 'assumed'))
  problems.push(...findPolicyProblems(operations, await readPolicy()))
  await checkReadme()
}

async function lintWithRedocly(): Promise<void> {
  const config = await loadConfig({ configPath: new URL('redocly.yaml', import.meta.url).pathname })
  for (const name of documentNames) {
    const found = await lint({ ref: new URL(`${name}.yaml`, import.meta.url).pathname, config })
    for (const { ruleId, severity, message, location } of found) {
      const pointer = location[0]?.pointer ?? ''
      const file = location[0]?.source?.absoluteRef?.split('/openapi/').at(-1) ?? `${name}.yaml`
      const about = nameOperation(pointer, operations)
      problems.push(`${about ? `${about}: ` : ''}${message} (${severity}, ${ruleId}, ${file} ${pointer})`)
    }
  }
}

async function checkReadme(): Promise<void> {
  const file = new URL('README.md', import.meta.url)
  const text = await readFile(file, 'utf8')
  const fresh = text.replace(
    /(<!-- provenance -->)[\s\S]*(<!-- \/provenance -->)/,
    (_, start: string, end: string) => `${start}\n${formatProvenance(documents, operations)}\n${end}`,
  )
  if (text === fresh) return
  if (process.argv.includes('--write')) await writeFile(file, fresh)
  else
    for (const name of listStale(text, fresh))
      problems.push(`${name}: its row or open question in openapi/README.md is stale; run npm run generate`)
}

/** Names the operations and entities whose lines differ, and the table where a line names none. */
function listStale(text: string, fresh: string): ReadonlySet<string> {
  const [before, after] = [text.split('\n'), fresh.split('\n')]
  const [known, needed] = [new Set(before), new Set(after)]
  const changed = [...before.filter((line) => !needed.has(line)), ...after.filter((line) => !known.has(line))]
  return new Set(changed.map((line) => /^(?:\||-) `([^`]+)`/.exec(line)?.[1] ?? 'The provenance table'))
}
