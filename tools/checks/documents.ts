// Part of npm run check: every file and folder that the documents name exists, and each decision has a
// reason, a place and a link.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { checkDecisions } from './decisions.ts'
import { findMissingPaths } from './namedPaths.ts'
import { listSources } from './sources.ts'

const documents: readonly (readonly [document: string, folder: string])[] = [
  ['ARCHITECTURE.md', ''],
  ['docs/decisions.md', ''],
  ['bff/README.md', 'bff/'],
]

const isPresent = (path: string) => (path.includes('*') ? globSync(path).length > 0 : existsSync(path))

for (const [document, folder] of documents) {
  for (const path of findMissingPaths(readFileSync(document, 'utf8'), folder, isPresent)) {
    console.log(`${document}: ${path} does not exist`)
    process.exitCode = 1
  }
}

const decisions = 'docs/decisions.md'
const others = listSources('.ts', '.tsx', '.mjs', '.md', '.yaml', '.json').filter(
  ({ path }) => path !== decisions && !path.startsWith('tools/checks/'),
)
for (const fault of checkDecisions(
  readFileSync(decisions, 'utf8'),
  others.map(({ text }) => text),
)) {
  console.log(`${decisions}: ${fault}`)
  process.exitCode = 1
}
