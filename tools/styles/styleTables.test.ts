import { resolveStyleRulesForSlots } from '@griffel/core'
import { expect, it } from 'vitest'
import { findStyleCalls } from './styleCalls.ts'
import { nameStyles, writeTables } from './styleTables.ts'

const code = `const before = 1
const useStyles = makeStyles({
  root: { display: 'flex', paddingLeft: '4px' },
  other: { display: 'flex' },
})
const useReset = makeResetStyles({ margin: 0 })
const after = useStyles`

it('declarations become tables of short names, on the lines where they stood', () => {
  const [classes, rules] = resolveStyleRulesForSlots({
    root: { display: 'flex', paddingLeft: '4px' },
    other: { display: 'flex' },
  })
  const declared = [
    { kind: 'slots', classes, rules },
    { kind: 'reset', classes: ['rltr', 'rrtl'], rules: {} },
  ] as const
  const written = writeTables(code, findStyleCalls('/a.ts', code), declared, nameStyles(declared))
  const [first, table, , , , reset, last] = written.split('\n')
  expect([first, last]).toEqual(['const before = 1', 'const after = useStyles'])
  // `display` is used twice, so that it has the first name; the padding has a class for each direction
  expect(table).toMatch(
    /^const useStyles = .*\(\{"root":\{"0":"f0","1":\["f\d","f\d"\]\},"other":\{"0":"f0"\}\}\)$/,
  )
  expect(reset).toMatch(/^const useReset = .*\("f\d","f\d"\)$/)
})

it('a declaration that was not evaluated stops the build', () => {
  expect(() => writeTables(code, findStyleCalls('/a.ts', code), [], nameStyles([]))).toThrow(
    'was not evaluated',
  )
})
