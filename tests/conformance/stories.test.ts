import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

/** Rooms whose every component has a story. */
const rooms = ['calendar', 'form', 'resource', 'ui']

test.each(rooms)('every component of web/%s is in a story of its folder', (room) => {
  const folder = new URL(`../../web/${room}/`, import.meta.url)
  const names = readdirSync(folder)
  const stories = names.filter((name) => name.endsWith('.stories.tsx'))
  const texts = stories.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
  const components = names.filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
  expect(components.length).toBeGreaterThan(10)
  expect(components.filter((name) => !texts.includes(`from './${name}'`))).toEqual([])
})

test('every component of web/domain is in a story of its folder', () => {
  const folder = new URL('../../web/domain/', import.meta.url)
  const names = readdirSync(folder, { recursive: true }) as string[] // Texts by default
  const stories = names.filter((name) => name.endsWith('.stories.tsx'))
  const shown = new Set(
    stories.flatMap((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return [...text.matchAll(/from '\.\/(\w+\.tsx)'/g)].map(([, part]) => `${dirname(name)}/${part}`)
    }),
  )
  const components = names.filter((name) => /(^|\/)[A-Z]\w*\.tsx$/.test(name))
  expect(components.length).toBeGreaterThan(10)
  expect(components.filter((name) => !shown.has(name))).toEqual([])
})
