import { expect, it } from 'vitest'
import { findStyleCalls } from './styleCalls.ts'

it('a declaration of styles is found with its argument', () => {
  const code = [
    "const a = makeStyles<'root'>({ root: { gap: SPACE } })",
    'export const b: () => string = /* @__PURE__ */ makeResetStyles({ margin: 0 } satisfies object)',
    'const c = <p>{other({})}</p>',
  ].join('\n')
  const found = findStyleCalls('/a.tsx', code)
  expect(found.map(({ kind, styles }) => [kind, styles])).toEqual([
    ['slots', '{ root: { gap: SPACE } }'],
    ['reset', '{ margin: 0 } satisfies object'],
  ])
  expect(found.map(({ start, end }) => code.slice(start, end))).toEqual([
    "makeStyles<'root'>({ root: { gap: SPACE } })",
    'makeResetStyles({ margin: 0 } satisfies object)',
  ])
})

it('a declaration inside a function is refused, because a build cannot evaluate it', () => {
  const code = 'function create(gap: string) {\n  return makeStyles({ root: { gap } })\n}'
  expect(() => findStyleCalls('/web/Own.tsx', code)).toThrow(
    '/web/Own.tsx: styles must be declared outside of functions',
  )
})

it('a module that cannot be parsed is named', () => {
  expect(() => findStyleCalls('/web/Own.tsx', 'const = 1')).toThrow('/web/Own.tsx: ')
})
