import type { Plugin } from 'vite'

/**
 * Removes code from a build that the bundler cannot recognize as unused.
 * @see docs/decisions.md#trimmed-packages
 */
export function trimPackages(): Plugin {
  return {
    name: 'trim-packages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.includes('@fluentui') || !source.endsWith('.styles.js')) return undefined
      // Fluent's styles are written out as rules; their sources, beside them, are a third of that
      const raw = source.replace(/\.js$/, '.raw.js')
      return this.resolve(raw, importer, { skipSelf: true })
    },
    transform(code, id) {
      if (id === PRELOAD_HELPER) return { code: importOnly, map: null }
      if (!/[\\/]react-router[\\/]/.test(id)) return undefined
      // The package's entries name its development build alone, whose warnings this constant turns on
      const quiet = code.replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
      return { code: markUnused(quiet), map: null }
    },
    renderChunk: (code) => ({ code: unwrapImports(code), map: null }),
  }
}

/** Vite's wrapper of each `import()`, which fetches what its list names: our lists are empty (vite.config.ts). */
const PRELOAD_HELPER = '\0vite/preload-helper.js'

const importOnly = 'export const __vitePreload = (load) => load()'

/**
 * Leaves out that wrapper, and the function around each import that names what is taken from the module: the bundler
 * has left out the rest by then.
 */
export function unwrapImports(code: string): string {
  return code
    .replaceAll(
      /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\([^()]*\([^()]*\)[^()]*\))?), __VITE_PRELOAD__\)/g,
      '$1',
    )
    .replaceAll(
      /__vitePreload\(async \(\) => \{\s*const (\{[^{}]*\}) = await (import\("[^"]+"\));\s*return \1;\s*\}, __VITE_PRELOAD__\)/g,
      '$2',
    )
}

/** Marks components that no page uses, so that the bundler leaves them out. Lines stay where they are. */
export function markUnused(code: string): string {
  return (
    code
      // The bundler keeps a component for a name that only developers' tools read
      .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replaceAll(/= (React\w*)\.(forwardRef|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
  )
}
