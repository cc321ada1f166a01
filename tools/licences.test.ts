import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectLicences } from './licences.ts'

let folder: string
let text: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'licences-'))
  const bundled = [{ name: 'bundled', version: '1.0.0', identifier: 'MIT', text: 'Its text' }]
  await writeFile(join(folder, 'report.json'), JSON.stringify(bundled))
  await collectLicences([join(folder, 'report.json')], join(folder, 'licences.txt'))
  text = await readFile(join(folder, 'licences.txt'), 'utf8')
})
afterAll(() => rm(folder, { recursive: true }))

test('what is bundled is listed with its text', () => {
  expect(text).toContain('bundled 1.0.0 (MIT)\n\nIts text')
})

test.each([
  'lmdb',
  '@harperfast/extended-iterable',
  'msgpackr',
  'node-gyp-build-optional-packages',
  'ordered-binary',
  'weak-lru-cache',
  '@resvg/resvg-js',
  '@opentelemetry/semantic-conventions',
  'react-router',
])('%s, which is installed in production, is listed', (name) => {
  expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test('the licences of the libraries that are compiled into lmdb are listed with it', () => {
  const part = text.split(/^-{80}$/m).find((each) => each.startsWith('\nlmdb '))
  expect(part).toContain('The OpenLDAP Public License')
  expect(part).toContain('LZ4 Library')
})

test.each(['@expo-google-fonts/readex-pro', '@fontsource-variable/readex-pro'])(
  'the font %s is listed with the text of its licence',
  (name) => {
    const part = text.split(/^-{80}$/m).find((each) => each.startsWith(`\n${name} `))
    expect(part).toMatch(/SIL OPEN FONT LICENSE/i)
  },
)
