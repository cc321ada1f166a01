import type { Plugin } from 'vite'

/**
 * Parts of React Router for its framework mode, for server components, for instrumentation, for fetchers and
 * actions, and for routes that are discovered later, which nothing here uses.
 */
const routerParts = [
  'PrefetchPageLinks',
  'RemixRootDefaultErrorBoundary',
  'RSCErrorHandler',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'fetch2',
  'discoverRoutes',
] as const

/**
 * Removes code from a build that the bundler cannot recognise as unused.
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
      if (!/[\\/]react-router[\\/]/.test(id)) return undefined
      // The package's entries name its development build alone, whose warnings this constant turns on
      const quiet = code.replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
      const isRouter = quiet.includes('function createRouter(')
      return { code: isRouter ? clearFunctions(quiet, routerParts) : quiet, map: null }
    },
  }
}

/**
 * Empties functions, so that the bundler leaves out what only they need. Lines stay where they are.
 * @throws Error when one is not found, which a new version may have renamed
 */
export function clearFunctions(code: string, names: readonly string[]): string {
  const named = code
    // The bundler keeps a component for a name that only developers' tools read
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\w*)\.(forwardRef|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
  return names.reduce((known, name) => {
    const start = new RegExp(`\\n(?: {2}async )?function ${name}\\(`)
    if (!start.test(known)) throw new Error(`No function ${name} to leave out`)
    const empty = `\nfunction ${name}() { throw new Error('${name} is left out by tools/trimPackages.ts') } async function unused${name}(`
    return known.replace(start, empty)
  }, named)
}
