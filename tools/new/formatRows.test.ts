import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planList } from './addList.ts'
import { planPage } from './addPage.ts'
import { formatRows } from './formatRows.ts'

test('a row that is longer than the others moves their values, and other lines stay', () => {
  const table =
    "export const table = {\n  one: { path: '/1', file: 'a' },\n  fourteen: { path: '/14', file: 'b' },\n}\n"
  expect(formatRows(table)).toBe(
    "export const table = {\n  one:      { path: '/1',  file: 'a' },\n  fourteen: { path: '/14', file: 'b' },\n}\n",
  )
})

test.each(['web/lists.ts', 'web/publicPages.ts'])('the rows of %s are aligned', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(formatRows(text)).toBe(text)
})

test('the row of a new list or page is aligned with the others', () => {
  const title = { en: 'A', ar: 'B' }
  const changes = [
    ...planList({ kind: 'list', name: 'giftCertificates', title, one: title, fields: [] }),
    ...planPage({ kind: 'page', name: 'pricing', title }),
  ]
  for (const { file, edit } of changes.filter((change) => /lists|publicPages/.test(change.file))) {
    const text = edit(readFileSync(file, 'utf8'))
    expect(text).toMatch(/giftCertificates|pricing/)
    expect(formatRows(text)).toBe(text)
  }
})
