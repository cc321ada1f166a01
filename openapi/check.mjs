// Lints the documents with Redocly's rules and our own, and checks the table in README.md.
// `node openapi/check.mjs` checks, `--write` rewrites the table.
import { readFile, writeFile } from 'node:fs/promises'
import { lint, loadConfig } from '@redocly/openapi-core'
import { names, operationsOf, readDocument, readPolicy } from './documents.mjs'
import { formatProvenance, nameOperation, operationProblems, policyProblems } from './provenance.mjs'
import { ruleProblems } from './rules.mjs'

const problems = []
const documents = await Promise.all(names.map(async (name) => ({ name, document: await readDocument(name) })))
const operations = documents.flatMap(({ name, document }) =>
  operationsOf(document).map((operation) => ({ ...operation, document: name })),
)

await lintWithRedocly()
problems.push(...operationProblems(operations))
for (const { name, document } of documents) problems.push(...ruleProblems(document, name === 'assumed'))
problems.push(...policyProblems(operations, await readPolicy()))
await checkReadme()

for (const problem of problems) console.error(problem)
console.log(`${operations.length} operations in ${names.length} documents, ${problems.length} problems`)
process.exitCode = problems.length ? 1 : 0

async function lintWithRedocly() {
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

async function checkReadme() {
  const file = new URL('README.md', import.meta.url)
  const text = await readFile(file, 'utf8')
  const fresh = text.replace(
    /(<!-- provenance -->)[\s\S]*(<!-- \/provenance -->)/,
    (_, start, end) => `${start}\n${formatProvenance(documents, operations)}\n${end}`,
  )
  if (text === fresh) return
  if (process.argv.includes('--write')) await writeFile(file, fresh)
  else problems.push('openapi/README.md: the provenance table is stale; run npm run generate')
}
