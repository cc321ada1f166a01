import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad'

/**
 * Adds a comment to script files which says that all their functions are called at once: the browser compiles them in
 * another thread while they arrive.
 * @param names chunks of the first visit; other files of these names, such as texts, have nothing to compile
 * @see docs/decisions.md#compile-hints
 */
export function addCompileHints(names: ReadonlySet<string>): Plugin {
  return {
    name: 'compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    // The bundler's own banner would add an empty line to all other files
    generateBundle: {
      // Vite writes the maps of files with dynamic imports a second time
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.isDynamicEntry || !names.has(file.name)) continue
          file.code = `${HINT}\n${file.code}`
          const map = bundle[`${file.fileName}.map`]
          // All code stands one line further down
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";')
        }
      },
    },
  }
}
