// Builds the three bundles: the browser's (dist/web), the page renderer (dist/server), the BFF and the mocks.
import { copyFile, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { InlineConfig } from 'vite'
import { writeBuildStamp } from './buildStamp.ts'
import { ensureInstalled } from './install.ts'
import { collectLicences } from './licences.ts'
import { listShellParts } from './listShellParts.ts'
import { runCommand } from './runCommand.ts'

/** Builds all of dist; takes some seconds. */
async function buildAll(): Promise<void> {
  const { build } = await import('vite')
  await rm('dist', { recursive: true, force: true })
  await Promise.all([
    build({ configFile: 'vite.config.ts', logLevel: 'warn' }),
    build({ configFile: 'vite.config.ts', logLevel: 'warn', define: production, build: serverBuild }),
    build(createNodeBuild('bff', { server: 'bff/main.ts' }, unbundled)),
    build(createNodeBuild('mocks', { upstream: 'mocks/upstream.ts', server: 'mocks/server.ts' }, [])),
  ])
  const parts = await listShellParts('dist/web/.vite/manifest.json')
  await build({ ...workerBuild, define: { SHELL_PARTS: JSON.stringify(parts) } })
  await precompress('dist/web/assets')
  await collectLicences(
    ['web', 'server', 'bff'].map((name) => `dist/${name}/licences.json`),
    'dist/web/licenses.txt',
  )
  for (const file of ['anyNode.mjs', 'lessMemory.mjs', 'node24.mjs'])
    await copyFile(`tools/${file}`, `dist/bff/${file}`)
  await writeFile('dist/bff/main.js', entry)
  await writeBuildStamp()
}

/** Packages with native code, loaded from node_modules. */
const unbundled = ['lmdb', '@resvg/resvg-js']

/**
 * `node dist/bff/main.js` works on any Node from 20.19: on an older one than 24 it continues on a fetched
 * Node 24.
 */
const entry = `import { runOnAnyNode } from './anyNode.mjs'
import { restartWithLessMemory } from './lessMemory.mjs'
restartWithLessMemory()
runOnAnyNode(new URL('./server.js', import.meta.url), process.argv.slice(2))
`

// React chooses its build by this; the server must not render with the development one
const production = { 'process.env.NODE_ENV': '"production"' }

const serverBuild = {
  ssr: 'app/server.tsx',
  outDir: '../dist/server',
  manifest: false,
  license: { fileName: 'licences.json' },
  target: 'node24',
  rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'entry.js' } },
}

/** One classic script, which `/sw.js` is everywhere. */
const workerBuild: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'web/worker/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
}

function createNodeBuild(name: string, input: Record<string, string>, external: string[]): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external, target: 'node' },
    build: {
      ssr: true,
      outDir: `dist/${name}`,
      target: 'node24',
      sourcemap: true,
      ...(name === 'bff' ? { license: { fileName: 'licences.json' } } : {}),
      rolldownOptions: { input, external },
    },
  }
}

/** Writes .br and .gz beside every compressible file. */
async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg|json)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const content = await readFile(path)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await Promise.all([
        promisify(brotliCompress)(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
        promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
      ])
    }),
  )
}

process.env.NODE_ENV = 'production'
await runCommand(async () => {
  await ensureInstalled()
  await buildAll()
})
