import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentNames, readDocument } from '../../openapi/documents.ts'
import type { NamedDocument } from '../../openapi/model.ts'
import { installLocally } from '../install.ts'
import { describeOrigins } from './describeOrigins.ts'
import { formatContents, formatPage } from './pages.ts'

const folder = 'tools/docs'
const redoc = `${folder}/node_modules/redoc/bundles/redoc.standalone.js`

/**
 * Writes a page for each document of the contract, drawn by Redoc, and a first page with what is assumed and asked.
 * The pages need neither network nor server.
 * @param target a folder, which is made
 */
export async function buildDocs(target: string): Promise<void> {
  await installLocally(folder)
  await mkdir(target, { recursive: true })
  const documents = await Promise.all(
    documentNames.map(async (name): Promise<NamedDocument> => ({ name, document: await readDocument(name) })),
  )
  await Promise.all([
    copyRedoc(join(target, 'redoc.standalone.js')),
    writeFile(join(target, 'index.html'), formatContents(documents)),
    ...documents.flatMap((entry) => [
      writeFile(
        join(target, `${entry.name}.html`),
        formatPage({ ...entry, document: describeOrigins(entry.document) }),
      ),
    ]),
  ])
}

/** Copies Redoc without the address of its logo, which the pages' own policy refuses to load. */
async function copyRedoc(target: string): Promise<void> {
  const source = await readFile(redoc, 'utf8')
  const empty = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
  await writeFile(target, source.replaceAll('https://cdn.redoc.ly/redoc/logo-mini.svg', empty))
}
