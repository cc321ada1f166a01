import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { names, readDocument } from '../../openapi/documents.ts'
import { methods, type NamedDocument, type OpenApiDocument } from '../../openapi/model.ts'
import { installLocally } from '../installLocally.ts'
import { addProvenance } from './addProvenance.ts'
import { formatContents, formatPage } from './pages.ts'

const folder = 'tools/docs'
const redoc = `${folder}/node_modules/redoc/bundles/redoc.standalone.js`

/**
 * Writes a page for each document of the contract, drawn by Redoc, and a first page with what is assumed and asked.
 * The pages need no network.
 * @param target a folder, which is made
 */
export async function buildDocs(target: string): Promise<void> {
  installLocally(folder, 'redoc')
  await mkdir(target, { recursive: true })
  const documents = await Promise.all(
    names.map(async (name): Promise<NamedDocument> => ({ name, document: await readDocument(name) })),
  )
  await Promise.all([
    copyFile(redoc, join(target, 'redoc.standalone.js')),
    writeFile(join(target, 'index.html'), formatContents(documents)),
    ...documents.flatMap((entry) => [
      writeFile(join(target, `${entry.name}.html`), formatPage(entry)),
      writeFile(join(target, `${entry.name}.json`), format(entry.document)),
    ]),
  ])
}

function format(document: OpenApiDocument): string {
  for (const schema of Object.values(document.components?.schemas ?? {}))
    schema.description = addProvenance(schema.description, schema['x-provenance'])
  for (const item of Object.values(document.paths))
    for (const operation of methods.map((method) => item[method]))
      if (operation)
        operation.description = addProvenance(
          operation.description,
          operation['x-provenance'],
          operation['x-open-question'],
        )
  return JSON.stringify(document)
}
