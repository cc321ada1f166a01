import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasEntries, installLocally, isInstalled } from './install.ts'

const wanted = {
  packages: {
    '': {},
    'node_modules/plain': { version: '1.0.0' },
    'node_modules/binding': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    'node_modules/binding-elsewhere': { version: '1.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] },
  },
}
const { 'node_modules/binding-elsewhere': elsewhere, ...here } = wanted.packages

let folder: string

afterEach(() => vi.unstubAllEnvs())

async function write(path: string, content: unknown) {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
}

const check = () => isInstalled(pathToFileURL(`${folder}/`))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install-'))
  await write('package-lock.json', wanted)
  await write('node_modules/.package-lock.json', { packages: here })
  await write('node_modules/plain/package.json', { name: 'plain' })
  await write('node_modules/binding/package.json', { name: 'binding' })
  return () => rm(folder, { recursive: true })
})

test('packages with the versions of the lock file are installed, without the binaries of other machines', async () => {
  expect(await check()).toBe(true)
})

test.each(['plain', 'binding'])('a missing or empty package.json of %s is noticed', async (name) => {
  await write(`node_modules/${name}/package.json`, '')
  expect(await check()).toBe(false)
  await rm(join(folder, 'node_modules', name), { recursive: true })
  expect(await check()).toBe(false)
})

test('binaries that were copied from another machine are noticed', async () => {
  await write('node_modules/.package-lock.json', {
    packages: { ...here, 'node_modules/binding-elsewhere': elsewhere },
  })
  await write('node_modules/binding-elsewhere/package.json', { name: 'binding-elsewhere' })
  expect(await check()).toBe(false)
})

test.each(['{}', '{"packages": {"node_mod', ''])(
  'a lock file of node_modules with %j is noticed',
  async (text) => {
    await write('node_modules/.package-lock.json', text)
    expect(await check()).toBe(false)
  },
)

test('a package whose entry file is missing or empty is noticed; one that has no entry is not expected to have the file', async () => {
  await write('node_modules/plain/index.js', 'export {}')
  const locate = (name: string) => {
    if (name === '@types/plain') throw new Error('ERR_PACKAGE_PATH_NOT_EXPORTED')
    return pathToFileURL(join(folder, 'node_modules', name, 'index.js')).href
  }
  expect(hasEntries(['plain', '@types/plain'], locate)).toBe(true)
  await write('node_modules/plain/index.js', '')
  expect(hasEntries(['plain', '@types/plain'], locate)).toBe(false)
  await rm(join(folder, 'node_modules/plain/index.js'))
  expect(hasEntries(['plain', '@types/plain'], locate)).toBe(false)
})

test('a damaged lock file is named before npm runs', async () => {
  await write('package-lock.json', '{"packages": {"node_mod')
  await expect(installLocally(folder)).rejects.toThrow(
    `${folder}/package-lock.json is missing or damaged. Restore it from Git.`,
  )
})

test('where npm fails, one sentence says where and what to check', async () => {
  await write('node_modules/.package-lock.json', '{}')
  await write('bin/npm', '#!/bin/sh\nexit 1\n')
  await chmod(join(folder, 'bin/npm'), 0o755)
  vi.stubEnv('PATH', join(folder, 'bin'))
  await expect(installLocally(folder)).rejects.toThrow(
    `npm ci failed in ${folder}/ (its messages are above).`,
  )
})

test('development packages and binaries are installed where npm would omit them, as in production', async () => {
  await write('node_modules/.package-lock.json', '{}')
  await write('bin/npm', '#!/bin/sh\necho "$*" > arguments\n')
  await chmod(join(folder, 'bin/npm'), 0o755)
  vi.stubEnv('PATH', join(folder, 'bin'))
  await installLocally(folder)
  expect(await readFile(join(folder, 'arguments'), 'utf8')).toMatch(/^ci .*--include=dev --include=optional/)
})
