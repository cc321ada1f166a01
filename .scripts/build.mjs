// Builds the three bundles: the browser's (dist/web), the page renderer (dist/server), the BFF and the mocks.
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensureInstalled } from './install.mjs'
import { markBuilt } from './stale.mjs'

/** Builds all of dist; takes some seconds. */
async function buildAll() {
  const { build } = await import('vite')
  await rm('dist', { recursive: true, force: true })
  await Promise.all([
    build({ configFile: 'vite.config.ts', logLevel: 'warn' }),
    build({ configFile: 'vite.config.ts', logLevel: 'warn', define: production, build: serverBuild }),
    build(nodeBuild('bff', { main: 'bff/main.ts' }, ['lmdb'])),
    build(nodeBuild('mocks', { upstream: 'mocks/upstream.ts', server: 'mocks/server.ts' }, [])),
  ])
  await precompress('dist/web/assets')
  await markBuilt()
}

// React chooses its build by this; the server must not render with the development one
const production = { 'process.env.NODE_ENV': '"production"' }

const serverBuild = {
  ssr: 'app/server.tsx',
  outDir: '../dist/server',
  manifest: false,
  target: 'node20',
  rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'entry.js' } },
}

function nodeBuild(name, input, external) {
  return {
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external, target: 'node' },
    build: {
      ssr: true,
      outDir: `dist/${name}`,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: { input, external },
    },
  }
}

/** Writes .br and .gz beside every file that gains from it. */
async function precompress(folder) {
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
await ensureInstalled()
await buildAll()
