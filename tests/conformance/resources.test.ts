import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resources } from './resources.ts'

describe.each(['en', 'ar'])('texts of managed lists in %s', (language) => {
  const folder = `web/i18n/${language}`
  const texts: Record<string, string> = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object),
  )

  it.each(resources)('$title has them all', ({ texts: wanted }) => {
    expect(wanted.filter((id) => !(id in texts))).toEqual([])
  })
})
