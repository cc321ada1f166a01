import { parse } from '@formatjs/icu-messageformat-parser'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { addCompileHints } from './tools/compileHints.ts'
import { isShared } from './tools/sharedModules.ts'
import { extractStyles } from './tools/styles/extractStyles.ts'
import { createThemePlugin } from './tools/themeVariables.ts'
import { trimPackages } from './tools/trimPackages.ts'

/** Packages whose code the shell itself runs. */
const everywhere = [
  '@fluentui/keyboard-keys',
  '@fluentui/react-aria',
  '@fluentui/react-button',
  '@fluentui/react-jsx-runtime',
  '@fluentui/react-link',
  '@fluentui/react-provider',
  '@fluentui/react-shared-contexts',
  '@fluentui/react-utilities',
  '@formatjs/[^/]+',
  '@griffel/[^/]+',
  'intl-messageformat',
  'proxy-compare',
  'react-intl',
  'stylis',
  'swr',
  'use-sync-external-store',
  'valtio',
]

/** Chunks that every page loads; reports of errors tell the libraries from the app by their names. */
const everywhereChunks = new Set(['react', 'shell', 'vendor'])

function matchPackages(names: readonly string[]): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|').replaceAll('/', '[\\\\/]')})([\\\\/]|$)`)
}

/** The web app: its browser build, and the base of its server build (tools/build.ts). */
export default defineConfig(({ command }) => ({
  // In development sources are served from the top, so that `web/api` and the BFF's `/api` never meet
  root: command === 'build' ? 'web' : '.',
  optimizeDeps: { entries: ['web/app/client.tsx', 'web/features/**/*.tsx', 'web/app/layouts/*.tsx'] },
  appType: 'custom',
  plugins: [
    react(),
    ...(command === 'build'
      ? [
          createTextsPlugin(),
          createThemePlugin(),
          extractStyles(),
          trimPackages(),
          omitSourcePaths(),
          addCompileHints(everywhereChunks),
        ]
      : []),
  ],
  // Built texts need no parser in the browser
  resolve:
    command === 'build'
      ? {
          alias: [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ],
        }
      : {},
  // Built, everything stands in one file; in development packages stay where they are
  ssr: command === 'build' ? { noExternal: true, target: 'node' } : { external: ['lmdb'] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // For the log of the BFF alone, which does not serve them
    sourcemap: 'hidden',
    license: { fileName: 'licences.json' },
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // Lists of what each page needs would travel with every first visit; links load their pages ahead instead
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      // Only the server names the fonts: as an entry of their own their files are part of the browser build
      input: ['web/app/client.tsx', 'web/theme/fonts.ts'],
      output: {
        // 42 bits tell the versions of a file apart; every name that a file imports is a character shorter
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Everything that imports a file repeats its name: texts, and what a few pages share, have none
        chunkFileNames: ({ name, isDynamicEntry, facadeModuleId }) =>
          (isDynamicEntry || everywhereChunks.has(name)) && !isTextFile(facadeModuleId)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        codeSplitting: {
          // One chunk whose hash stays over releases
          groups: [
            {
              name: 'react',
              test: matchPackages([
                'react',
                'react-dom',
                'scheduler',
                'react-router',
                'react-router-dom',
                'cookie',
                'set-cookie-parser',
              ]),
            },
            // Modules of every page, grouped into few files: forty small files would queue on a slow connection
            {
              name: 'vendor',
              test: matchPackages(everywhere),
            },
            { debugName: 'shell', name: (id, graph) => (isShared(id, graph) ? 'shell' : undefined) },
          ],
        },
      },
    },
  },
}))

function isTextFile(id: string | null): boolean {
  return id !== null && /[\\/]i18n[\\/](en|ar)[\\/]\w+\.json$/.test(id)
}

/** Parses the texts when building: 6 kB less script, and a broken text stops the build. */
function createTextsPlugin(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!isTextFile(id)) return undefined
      const texts: Record<string, string> = JSON.parse(code)
      const parsed = Object.entries(texts).map(([name, text]) => [name, parse(text)])
      // Data has no lines to find
      return { code: JSON.stringify(Object.fromEntries(parsed)), map: { mappings: '' } }
    },
  }
}

/** The server alone reads the source paths of pages, to name their chunks; the browser's route table goes without. */
function omitSourcePaths(): Plugin {
  return {
    name: 'omit-source-paths',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/[\\/]web[\\/](app[\\/]routing[\\/].+|lists|publicPages)\.ts$/.test(id)) return undefined
      // As long as before: lines and columns stay where they are
      return { code: code.replaceAll(sourcePath, (path) => "''".padEnd(path.length)), map: null }
    },
  }
}

const sourcePath = /'(features|resource)\/[\w/]+\.tsx'/g
