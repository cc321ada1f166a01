// Lints the documents with Redocly's rules and our own, and checks the table in README.md.
// `node openapi/check.ts` checks, `--write` rewrites the table.
import { readFile, writeFile } from 'node:fs/promises'
import { lint, loadConfig } from '@redocly/openapi-core'
import { names, readDocument, readPolicy } from './documents.ts'
import { listOperations } from './model.ts'
import { findOperationProblems, findPolicyProblems, formatProvenance, nameOperation } from './provenance.ts'
import { findRuleProblems } from './rules.ts'

const problems: string[] = []
const documents = await Promise.all(names.map(async (name) => ({ name, document: await readDocument(name) })))
const operations = documents.flatMap(({ name, document }) =>
  listOperations(document).map((operation) => ({ ...operation, document: name })),
)

await lintWithRedocly()
problems.push(...findOperationProblems(operations))
for (const { name, document } of documents) problems.push(...findRuleProblems(document, name === 'assumed'))
problems.push(...findPolicyProblems(operations, await readPolicy()))
await checkReadme()

for (const problem of problems) console.error(problem)
console.log(`${operations.length} operations in ${names.length} documents, ${problems.length} problems`)
process.exitCode = problems.length ? 1 : 0

async function lintWithRedocly(): Promise<void> {
  const config = await loadConfig({ configPath: new URL('redocly.yaml', import.meta.url).pathname })
  for (const name of names) {
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
  else problems.push('openapi/README.md: the provenance table is stale; run npm run generate')
}
