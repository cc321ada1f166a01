import { expect, test } from 'vitest'
import { toPlainText } from './toPlainText.ts'

test.each([
  [' Émile ', 'emile'],
  ['أحمد', 'احمد'],
  ['إيمان', 'ايمان'],
  ['آمنة', 'امنه'],
  ['ٱلله', 'الله'],
  ['مُصْطَفَى', 'مصطفي'],
  ['ﻻ', 'لا'],
])('%j is searched as %j', (text, plain) => {
  expect(toPlainText(text)).toBe(plain)
})
