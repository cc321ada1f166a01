import type { DeclaredStyles } from './evaluateStyles.ts'
import type { StyleCall } from './styleCalls.ts'
import { shortenNames, type StyleNames } from './styleNames.ts'

/** The short names of all styles. */
export interface TableNames {
  readonly classes: StyleNames
  readonly properties: StyleNames
}

/** Names the classes of declarations, and the hashes of their properties. */
export function nameStyles(declared: readonly DeclaredStyles[]): TableNames {
  const slots = declared.flatMap(({ kind, classes }) => (kind === 'slots' ? Object.values(classes) : []))
  const resets = declared.flatMap(({ kind, classes }) => (kind === 'reset' ? classes : []))
  const used = slots.flatMap((slot) => Object.values(slot).flat())
  return {
    classes: shortenNames([...resets, ...used.filter((name) => typeof name === 'string')], 'f'),
    properties: shortenNames(slots.flatMap(Object.keys), ''),
  }
}

/**
 * Writes tables of class names in place of declarations. Lines stay where they are.
 * @param calls the declarations of the source
 * @param declared what they come to, in the same order
 */
export function writeTables(
  code: string,
  calls: readonly StyleCall[],
  declared: readonly DeclaredStyles[],
  names: TableNames,
): string {
  const pieces: string[] = []
  let end = 0
  for (const [place, call] of calls.entries()) {
    const styles = declared[place]
    if (!styles) throw new Error('a declaration of styles was not evaluated')
    const lines = code.slice(call.start, call.end).split('\n').length - 1
    pieces.push(code.slice(end, call.start), writeTable(styles, names), '\n'.repeat(lines))
    end = call.end
  }
  const imports = "import { __css as createClasses$, __resetCSS as createResetClass$ } from '@griffel/react'"
  return `${pieces.join('')}${code.slice(end)}\n${imports}\n`
}

function writeTable(styles: DeclaredStyles, { classes, properties }: TableNames): string {
  const rename = (name: string) => classes.get(name) ?? name
  if (styles.kind === 'reset')
    return `/* @__PURE__ */ createResetClass$(${styles.classes.map((name) => JSON.stringify(rename(name))).join()})`
  const slots = Object.entries(styles.classes).map(([slot, table]) => {
    const entries = Object.entries(table).map(([property, name]) => [
      properties.get(property) ?? property,
      Array.isArray(name) ? name.map(rename) : name && rename(name),
    ])
    return [slot, Object.fromEntries(entries)]
  })
  return `/* @__PURE__ */ createClasses$(${JSON.stringify(Object.fromEntries(slots))})`
}
