import { readFile } from 'node:fs/promises'
import type { Language } from '#sdk/language.ts'
import { listNames, lists } from '../../web/lists.ts'

/**
 * Formats `menu.json` of a language: the texts of the dashboard, and the titles of the lists of staff from their own
 * texts, which the menu shows before a list is loaded.
 * @throws Error if a list has no title
 */
export async function formatMenuTexts(language: Language): Promise<string> {
  const texts = Object.entries(await readTexts(language, 'dashboard'))
  for (const name of listNames) {
    const { title } = lists[name]
    const [area = ''] = title.split('.')
    const text = (await readTexts(language, area))[title]
    if (text === undefined) throw new Error(`${title} is not in web/i18n/${language}/${area}.json`)
    texts.push([title, text])
  }
  const sorted = texts.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

async function readTexts(language: string, area: string): Promise<Readonly<Partial<Record<string, string>>>> {
  return JSON.parse(
    await readFile(new URL(`../../web/i18n/${language}/${area}.json`, import.meta.url), 'utf8'),
  )
}
