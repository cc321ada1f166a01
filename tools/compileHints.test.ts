import { expect, it } from 'vitest'
import { build } from 'vite'
import { addCompileHints } from './compileHints.ts'

const sources: Record<string, string> = {
  entry: "import('later'); import { first } from 'first'; first()",
  first: "export function first() { console.log('first') }",
  later: "export function later() { console.log('later') }; later()",
}

it('marks the chunks named as used at once, and moves their source maps down a line', async () => {
  const { code, map } = await buildChunk('entry')

  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  expect(map.mappings).toMatch(/^;[^;]/)
})

it('leaves the other chunks as they are', async () => {
  const { code, map } = await buildChunk('later')

  expect(code).not.toContain('allFunctionsCalledOnLoad')
  expect(map.mappings).toMatch(/^[^;]/)
})

/** Builds the sources with `entry` as the only chunk of every visit. */
async function buildChunk(name: string): Promise<{ code: string; map: { mappings: string } }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in sources ? id : undefined),
        load: (id) => sources[id],
      },
      addCompileHints(new Set(['entry'])),
    ],
    build: { write: false, sourcemap: 'hidden', rolldownOptions: { input: 'entry' } },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('one build expected')
  const chunk = result.output.find((file) => file.type === 'chunk' && file.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`no chunk ${name}`)
  const map = result.output.find((file) => file.fileName === `${chunk.fileName}.map`)
  if (map?.type !== 'asset') throw new Error(`no source map of ${name}`)
  return { code: chunk.code, map: JSON.parse(String(map.source)) }
}
