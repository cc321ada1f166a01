import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readDocument } from '../../openapi/documents.ts'
import type { OpenApiDocument } from '../../openapi/model.ts'
import { freePort } from './redisServer.ts'

const program = 'tools/prism/node_modules/@stoplight/prism-cli/dist/index.js'

/** Stoplight's validating proxy: passes every call and writes where call or response departs from the documents. */
export interface Prism {
  readonly base: string
  /** Calls it has taken so far, as `get /tutor/list/` */
  listCalls(): string[]
  /** Its messages of departures, each with the place in the body, and of calls that no document has */
  listViolations(): string[]
  stop(): Promise<void>
}

/**
 * Starts Prism before an API, with both documents of the API as one.
 * @param folder for the document
 * @throws with its output when it ends instead of listening
 */
export async function startPrism(api: string, folder: string): Promise<Prism> {
  const file = join(folder, 'api.json')
  writeFileSync(file, JSON.stringify(await mergeDocuments()))
  const port = await freePort()
  const child = spawn(process.execPath, [program, 'proxy', file, api, '--port', String(port)], {
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString())
      if (output.includes('Prism is listening')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(output)))
  })
  const find = (pattern: RegExp) => [...output.matchAll(pattern)].map(([, line = '']) => line.trim())

  return {
    base: `http://127.0.0.1:${port}/`,
    listCalls: () => find(/\[HTTP SERVER\] (\S+ \S+) .*Request received/g),
    listViolations: () => find(/^.*› +(.*(?:Violation|Request terminated).*)$/gm),
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** Makes one document of the API's two: components of the same name differ, so that one side's get other names. */
async function mergeDocuments(): Promise<OpenApiDocument> {
  const assumed = await readDocument('assumed')
  const documented = renameComponents(await readDocument('documented'))
  const components: Record<string, object> = { ...assumed.components }
  for (const [kind, named] of Object.entries(documented.components ?? {}))
    components[kind] = { ...components[kind], ...named }
  return { ...assumed, paths: { ...assumed.paths, ...documented.paths }, components }
}

function renameComponents(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document).replaceAll(/"#\/components\/(\w+)\//g, '"#/components/$1/documented_')
  const renamed = JSON.parse(text) as OpenApiDocument
  const components = Object.entries(renamed.components ?? {}).map(([kind, named]) => [
    kind,
    // Named by requirements, not by references
    kind === 'securitySchemes' ? named : renameAll(named),
  ])
  return { ...renamed, components: Object.fromEntries(components) }
}

function renameAll(named: object): object {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [`documented_${name}`, value]))
}
