import type { Plugin } from 'vite'
import { type DeclaredStyles, evaluateStyles } from './evaluateStyles.ts'
import { findStyleCalls } from './styleCalls.ts'
import { nameStyles, type TableNames, writeTables } from './styleTables.ts'
import { writeStyleSheet } from './writeStyleSheet.ts'

interface Evaluated {
  readonly modules: ReadonlyMap<string, readonly DeclaredStyles[]>
  readonly names: TableNames
}

/** The chunk that the stylesheet belongs to. */
const entry = 'client'

/**
 * Takes the styles out of the browser's script: declarations become tables of class names, and their rules a
 * stylesheet. Griffel would write the rules in the browser, which takes a third of a page's start.
 * @see docs/decisions.md#extracted-styles
 */
export function extractStyles(): Plugin {
  let evaluated: Promise<Evaluated> | undefined
  return {
    name: 'extract-styles',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      evaluated = evaluate()
    },
    async transform(code, id) {
      if (!evaluated) return undefined
      const { modules, names } = await evaluated
      const declared = modules.get(id)
      return declared && { code: writeTables(code, findStyleCalls(id, code), declared, names), map: null }
    },
    async generateBundle(_, bundle) {
      if (!evaluated) return
      const { modules, names } = await evaluated
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const ids = chunks.flatMap((chunk) => Object.keys(chunk.modules))
      const rules = ids.flatMap((id) => modules.get(id) ?? []).map((declared) => declared.rules)
      const source = writeStyleSheet(rules, names.classes)
      const file = this.emitFile({ type: 'asset', name: 'styles.css', source })
      const start = chunks.find(({ name, isEntry }) => isEntry && name === entry)
      start?.viteMetadata?.importedCss.add(this.getFileName(file))
    },
  }
}

async function evaluate(): Promise<Evaluated> {
  const modules = await evaluateStyles()
  return { modules, names: nameStyles([...modules.values()].flat()) }
}
