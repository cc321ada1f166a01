import { isRecord } from '#sdk/isRecord.ts'
import { parseSync } from 'vite'

/** A call of Griffel's that declares styles, by its place in a source. */
export interface StyleCall {
  readonly kind: 'slots' | 'reset'
  readonly start: number
  readonly end: number
  /** The text of its argument */
  readonly styles: string
}

const kinds: Readonly<Record<string, StyleCall['kind']>> = { makeStyles: 'slots', makeResetStyles: 'reset' }

/** Whether a source may declare styles. */
export function mayDeclareStyles(code: string): boolean {
  return /\bmake(Reset)?Styles\(/.test(code)
}

/**
 * Finds the declarations of styles in a module.
 * @param id path of the module, whose ending names its language
 * @throws Error for one inside a function, which a build cannot evaluate
 */
export function findStyleCalls(id: string, code: string): StyleCall[] {
  const { program, errors } = parseSync(id, code)
  if (errors[0]) throw new Error(`${id}: ${errors[0].message}`)
  const calls: StyleCall[] = []
  traverse(program, false)
  return calls

  function traverse(node: unknown, isInside: boolean): void {
    if (Array.isArray(node)) node.forEach((one) => traverse(one, isInside))
    if (!isNode(node)) return
    const call = toStyleCall(node, code)
    if (call && isInside) throw new Error(`${id}: styles must be declared outside of functions`)
    if (call) calls.push(call)
    else for (const value of Object.values(node)) traverse(value, isInside || /Function/.test(node.type))
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly callee?: { readonly type: string; readonly name?: string }
  readonly arguments?: readonly Node[]
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value.type === 'string'
}

function toStyleCall({ type, start, end, callee, arguments: [styles] = [] }: Node, code: string) {
  const kind = type === 'CallExpression' && callee?.type === 'Identifier' && kinds[callee.name ?? '']
  return kind && styles ? { kind, start, end, styles: code.slice(styles.start, styles.end) } : undefined
}
