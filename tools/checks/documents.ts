// Part of npm run check: every file and folder that the documents of the code name exists.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { findMissingPaths } from './namedPaths.ts'

const documents: readonly (readonly [document: string, folder: string])[] = [
  ['ARCHITECTURE.md', ''],
  ['docs/decisions.md', ''],
  ['bff/README.md', 'bff/'],
]

const exists = (path: string) => (path.includes('*') ? globSync(path).length > 0 : existsSync(path))

for (const [document, folder] of documents) {
  for (const path of findMissingPaths(readFileSync(document, 'utf8'), folder, exists)) {
    console.log(`${document}: ${path} does not exist`)
    process.exitCode = 1
  }
}
