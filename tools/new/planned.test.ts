import { existsSync, readFileSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { planList } from './addList.ts'
import { planPage } from './addPage.ts'
import type { Change } from './edit.ts'
import { escapeText } from './formatTexts.ts'
import { type ListRequest, parseArguments } from './parseArguments.ts'

const hostile = "*/ </p>{alert('1')}<b> ''{"
const title = { en: hostile, ar: hostile }

test.each([hostile, "it's", "'", "''", '{}', "{'}", "'{'", '<b>', "{''<>'a", 'plain # text'])(
  '%s is shown as it was typed',
  (text) => {
    expect(parse(escapeText(text))).toMatchObject([{ type: TYPE.literal, value: text }])
  },
)

/** The planned files whose names end so, with their text. */
const readPlanned = (changes: readonly Change[], ending: string) =>
  changes.filter(({ file }) => file.endsWith(ending)).map(({ edit }) => edit(undefined))

/** Plans a list with one field. */
const planCoupons = () =>
  planList({
    kind: 'list',
    name: 'coupons',
    title,
    one: title,
    fields: [{ name: 'code', kind: 'text', ...title }],
  })

test('titles are not searched in code and comments', () => {
  const list = planCoupons().filter(({ file }) => file !== 'web/lists.ts')
  const page = planPage({ kind: 'page', name: 'pricing', title })
  const sources = readPlanned([...list, ...page.filter(({ file }) => file !== 'web/publicPages.ts')], '.tsx')
  expect(sources).toHaveLength(2)
  for (const source of sources) expect(source).not.toContain('alert')
})

test('titles are quoted in every text of a list and of a page', () => {
  const list = planCoupons()
  const texts = readPlanned([...list, ...planPage({ kind: 'page', name: 'pricing', title })], '.json')
  expect(texts).toHaveLength(4)
  for (const [id, text] of texts.flatMap((file) => Object.entries(JSON.parse(file)))) {
    const names = parse(String(text)).filter(({ type }) => type !== TYPE.literal)
    expect({ id, arguments: names.length }).toEqual({ id, arguments: id.endsWith('ask.delete') ? 1 : 0 })
  }
})

test('a percentage is limited to 100 in the contract and in the form, other numbers are not', () => {
  const fields = ['code:text', 'percent:number', 'uses:number'].map((field) => `${field}:A:B`)
  const request = parseArguments(['list', 'coupons', '--title', 'A, B', '--one', 'A, B', ...fields])
  const files = planList(request as ListRequest).filter(({ file }) => /Coupon.yaml|tsx/.test(file))
  const [schema, screen] = files.map(({ edit }) => edit(undefined))
  expect(schema).toContain('percent: &percent { type: integer, minimum: 0, maximum: 100 }')
  expect(schema).toContain('uses: &uses { type: integer, minimum: 0, maximum: 1000000 }')
  expect(screen).toContain('percent: wholeNumber(0, 100),')
  expect(screen).toContain('uses: wholeNumber(0, 1_000_000),')
})

test('each of the two files that limit the fields of a list names the other', () => {
  const list = planCoupons()
  const [schema, screen] = ['openapi/schemas/Coupon.yaml', 'web/features/coupons/coupons.tsx']
  expect(readPlanned(list, schema)[0]).toContain(`stand in ${screen}\n`)
  expect(readPlanned(list, screen)[0]).toContain(`stand in ${schema}\n`)
})

test('the sources of a list and of a page import names that exist', () => {
  const fields = ['code:text', 'percent:number', 'until:day'].map((field) => `${field}:A:B`)
  const request = parseArguments(['list', 'coupons', '--title', 'A, B', '--one', 'A, B', ...fields])
  const page = planPage({ kind: 'page', name: 'pricing', title })
  const planned = [...planList(request as ListRequest), ...page].filter(({ file }) => /\.tsx?$/.test(file))
  const sources = planned.filter(({ file }) => !existsSync(file)).map(({ edit }) => edit(undefined))
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/import (?:type )?\{([^}]+)\} from '#(\w+\/[^']+)'/g)].flatMap(
      ([, names = '', file = '']) =>
        names.split(',').map((name) => [file, name.trim().replace(/^type | as .*/g, '')] as const),
    ),
  )
  expect(imported.length).toBeGreaterThan(5)
  for (const [file, name] of imported)
    expect(readFileSync(file, 'utf8'), `${name} of ${file}`).toMatch(new RegExp(`export .*\\b${name}\\b`))
})
