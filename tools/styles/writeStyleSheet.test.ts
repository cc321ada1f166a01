import { expect, it } from 'vitest'
import { writeStyleSheet } from './writeStyleSheet.ts'

it('each rule is written once, in the order in which they override each other', () => {
  const wide = ['@media (min-width: 1024px){.fwide1{gap:3px;}}', { m: '(min-width: 1024px)' }] as [
    string,
    object,
  ]
  const narrow = ['@media (min-width: 640px){.fnarr1{gap:2px;}}', { m: '(min-width: 640px)' }] as [
    string,
    object,
  ]
  const sheet = writeStyleSheet(
    [
      { h: ['.fhover:hover{color:red;}'], d: ['.flong1{gap:1px;}', ['.fshort{inset:0;}', { p: -1 }]] },
      { r: ['.rreset{margin:0;}'], m: [wide, narrow], d: ['.flong1{gap:1px;}'] },
    ] as Parameters<typeof writeStyleSheet>[0],
    new Map([
      ['fhover', 'f1'],
      ['rreset', 'f2'],
    ]),
  )
  expect(sheet).toBe(
    '.f2{margin:0;}.fshort{inset:0;}.flong1{gap:1px;}.f1:hover{color:red;}' +
      '@media (min-width: 640px){.fnarr1{gap:2px;}}@media (min-width: 1024px){.fwide1{gap:3px;}}',
  )
})

it("similar rules stand side by side, and those for all children come after the children's own", () => {
  const sheet = writeStyleSheet(
    [
      { d: ['.fgrow1>*{flex-grow:1;}', '.fwide1{width:1px;}'] },
      { d: ['.fgap01{gap:2px;}', '.fwide2{width:2px;}', '.fgap02{gap:1px;}'] },
      { r: ['.rlast1:hover{color:red;}', '.rlast1:active{color:blue;}'] },
    ] as Parameters<typeof writeStyleSheet>[0],
    new Map(),
  )
  expect(sheet).toBe(
    '.rlast1:hover{color:red;}.rlast1:active{color:blue;}.fgap02{gap:1px;}.fgap01{gap:2px;}' +
      '.fwide1{width:1px;}.fwide2{width:2px;}.fgrow1>*{flex-grow:1;}',
  )
})
