import { globSync, readFileSync, realpathSync } from 'node:fs'
import { makeResetStyles, resolveStyleRulesForSlots } from '@griffel/core'
import { build, normalizePath, type Plugin } from 'vite'
import { createThemePlugin } from '../themeVariables.ts'
import { findStyleCalls, mayDeclareStyles, type StyleCall } from './styleCalls.ts'

type Slots = Parameters<typeof resolveStyleRulesForSlots>[0]
type ResetStyles = Parameters<typeof makeResetStyles>[0]
/** Rules by bucket, as Griffel sorts them. */
export type Rules = ReturnType<typeof resolveStyleRulesForSlots>[1]

/** The classes and rules of a declaration of styles. */
export type DeclaredStyles =
  | {
      readonly kind: 'slots'
      readonly classes: ReturnType<typeof resolveStyleRulesForSlots>[0]
      readonly rules: Rules
    }
  | { readonly kind: 'reset'; readonly classes: readonly [ltr: string, rtl: string]; readonly rules: Rules }

const sources = ['web/**/*.{ts,tsx}', 'node_modules/@fluentui/*/lib/**/*.styles.raw.js']
const others = /\.(test|stories)\.tsx?$|[\\/]workshop[\\/]/

/**
 * Evaluates all declarations of styles of the web app and of Fluent UI, as Griffel would in the browser. Of the modules
 * only what the styles need is run.
 * @returns the declarations of each module in their order, by its path
 * @throws Error when a module cannot be parsed, or declares styles inside a function
 */
export async function evaluateStyles(): Promise<ReadonlyMap<string, readonly DeclaredStyles[]>> {
  // The bundler names modules by their real paths
  const modules = sources
    .flatMap((pattern) => globSync(pattern))
    .filter((path) => !others.test(path) && mayDeclareStyles(readFileSync(path, 'utf8')))
    .map((path) => normalizePath(realpathSync(path)))
  const kinds = new Map(
    modules.map((id) => [id, findStyleCalls(id, readFileSync(id, 'utf8')).map(({ kind }) => kind)]),
  )
  const values = await run(kinds)
  return new Map(
    modules.map((id, index) => [
      id,
      (kinds.get(id) ?? []).map((kind, place) => resolveStyles(kind, values[nameExport(index, place)])),
    ]),
  )
}

type Kinds = ReadonlyMap<string, readonly StyleCall['kind'][]>

/** Builds a module of all styles, and runs it. */
async function run(kinds: Kinds): Promise<Record<string, unknown>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [createThemePlugin(), createExportPlugin(kinds)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        treeshake: { moduleSideEffects: false },
        output: { codeSplitting: false },
      },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('the styles were not built')
  return import(`data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`)
}

const entry = 'virtual:styles'

function createExportPlugin(kinds: Kinds): Plugin {
  return {
    name: 'export-styles',
    enforce: 'pre',
    resolveId: (source) => (source === entry ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? writeEntry(kinds) : undefined),
    transform(code, id) {
      if (!kinds.has(id)) return undefined
      const lines = findStyleCalls(id, code).map(
        ({ styles }, place) => `export const styles$${place} = ${styles}`,
      )
      return { code: [code, ...lines].join('\n'), map: null }
    },
  }
}

function writeEntry(kinds: Kinds): string {
  return [...kinds]
    .map(([id, { length }], index) => {
      const names = Array.from({ length }, (_, place) => `styles$${place} as ${nameExport(index, place)}`)
      return `export { ${names.join(', ')} } from ${JSON.stringify(id)}`
    })
    .join('\n')
}

function nameExport(index: number, place: number): string {
  return `styles${index}_${place}`
}

function resolveStyles(kind: StyleCall['kind'], value: unknown): DeclaredStyles {
  return kind === 'slots' ? resolveSlots(value as Slots) : resolveReset(value as ResetStyles) // Arguments of the two functions
}

function resolveSlots(slots: Slots): DeclaredStyles {
  const [classes, rules] = resolveStyleRulesForSlots(slots)
  return { kind: 'slots', classes, rules }
}

function resolveReset(styles: ResetStyles): DeclaredStyles {
  const compute = makeResetStyles(styles)
  let rules: Rules = {}
  const renderer = { insertCSSRules: (inserted: Rules) => void (rules = inserted) } as never // All that is called
  return {
    kind: 'reset',
    classes: [compute({ dir: 'ltr', renderer }), compute({ dir: 'rtl', renderer })],
    rules,
  }
}
