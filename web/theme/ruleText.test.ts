import { expect, test } from 'vitest'
import { splitRules, unwrapMedia } from './ruleText.ts'

test('the text of a style element is split into its rules, with what they contain', () => {
  const media = '@media (min-width:1px){.b{c:d}.e{f:g}}'
  const layer = '@layer a{@media x{.h{i:j}}}'
  expect(splitRules(`.a{b:c}${media}${layer}`)).toEqual(['.a{b:c}', media, layer])
  expect(splitRules('')).toEqual([])
})

test('a single rule is taken out of its media query', () => {
  expect(unwrapMedia('@media x{.a{b:c}}', 'x')).toBe('.a{b:c}')
  expect(unwrapMedia('@media x{.a{b:c}.d{e:f}}', 'x')).toBeUndefined()
  expect(unwrapMedia('@media x{.a{b:c}}', 'y')).toBeUndefined()
  expect(unwrapMedia('@media {.a{b:c}}', '')).toBeUndefined()
})
