// Names, comments, test titles and descriptions use the words of docs/glossary.md, and cite no absent document; texts
// of the product avoid the words that docs/product-terms.md rules out.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { languages, type Language } from '#sdk/language.ts'
import { listNamesWithoutVerb } from './functionNames.ts'
import { listNames, readRefusedWords, splitName } from './nameParts.ts'
import words from './words.json' with { type: 'json' }
import { listComments, listDescriptions, listSources, listTitles, parse } from './sources.ts'

const citation = new RegExp(words.citations)
/** A title that is only a half of a sentence, with `describe` as the other half. */
const fragment = /^['"`](?:of|that|whose|which|who|than) /
/** A comment that names its thing only by a question word. */
const unnamed = /^(?:\/\*\*?|\/\/|\{\/\*) *\n? *\*? *(?:What|Whose|Whom) [^?]*$/
const mannered = new RegExp(`\\b(${words.mannered.join('|')})\\b`, 'i')
const retired = new Map(Object.entries(words.retired))
const retiredName = new RegExp(`(?<![\\w$-])(${[...retired.keys()].join('|')})(?![\\w$-])`)
const retiredNames = new Map(Object.entries(words.retiredNames))
const allowedNames = new Set(words.allowedNames)
/** Refused wherever they are a part of a name or a word of a sentence, with the word to use instead. */
const refused = new Map([
  ...readRefusedWords(readFileSync('docs/glossary.md', 'utf8')),
  ...Object.entries(words.refused),
])
/** Refused in the names of some folders: elsewhere the word has a meaning of its own. */
const refusedBelow = words.refusedBelow.map(({ paths, words: list }) => ({
  paths: new RegExp(paths),
  words: new Map(Object.entries(list)),
}))
const retiredFiles = new Map(Object.entries(words.retiredFiles))
/** The type of sdk/language.ts, written out. */
const languageUnion = /'en' \| 'ar'|'ar' \| 'en'/
const ABSENT = 'cites a document that is not here'
const problems: string[] = []

for (const source of listSources('.ts', '.tsx', '.mjs', '.cjs')) {
  if (source.path.startsWith('tools/checks/')) continue
  const instead = retiredFiles.get(basename(source.path))
  if (instead) problems.push(`${source.path}: the file is called ${instead}`)
  const refusedHere = listRefused(source.path)
  for (const part of splitName(basename(source.path)))
    if (refusedHere.has(part)) problems.push(`${source.path}: ${part} is called ${refusedHere.get(part)}`)
  const file = parse(source)
  for (const { line, text } of listNames(file)) checkName(source.path, line, text, refusedHere)
  for (const { line, text } of listNamesWithoutVerb(source.path, file))
    problems.push(
      `${source.path}:${line}: ${text} begins with no verb (verbs are listed in tools/checks/verbs.json)`,
    )
  for (const { line, text } of listComments(file))
    report(source.path, line, text, unnamed, 'names no thing; begin with what it describes')
  for (const { line, text } of [...listComments(file), ...listTitles(file), ...listDescriptions(file)]) {
    report(source.path, line, text, citation, ABSENT)
    report(source.path, line, text, mannered, 'is mannered; state the fact')
    checkSentence(source.path, line, text)
  }
  for (const { line, text } of listTitles(file))
    report(source.path, line, text, fragment, 'begins a fragment; a title is a sentence with its own subject')
  source.text.split('\n').forEach((text, index) => {
    if (source.path !== 'sdk/language.ts')
      report(source.path, index + 1, text, languageUnion, 'is called Language')
    const [name] = retiredName.exec(text) ?? []
    if (name) problems.push(`${source.path}:${index + 1}: ${name} is called ${retired.get(name)}`)
  })
}
/** They name refused words. */
const glossaries = new Set(['docs/glossary.md', 'docs/product-terms.md'])
for (const { path, text } of listSources('.md', '.yaml', '.yml')) {
  // The baseline is a frozen copy of the last release
  if (path.startsWith('openapi/baseline/')) continue
  text.split('\n').forEach((line, index) => {
    report(path, index + 1, line, citation, ABSENT)
    if (path.startsWith('openapi/')) report(path, index + 1, line, mannered, 'is mannered; state the fact')
    if (!path.endsWith('.md') || glossaries.has(path)) return
    // The texts of the product that a document quotes stand in quotation marks or backquotes
    const said = line.replace(/`[^`]*`|"[^"]*"|\([^()]*\)/g, '')
    report(path, index + 1, said, mannered, 'is mannered; state the fact')
    checkSentence(path, index + 1, said)
  })
}
checkNotifications()
checkMockMessages()

const anchors = new Set(
  [...readFileSync('docs/decisions.md', 'utf8').matchAll(/<a id="([^"]+)">/g)].map(([, name]) => name),
)
for (const { path, text } of listSources('.ts', '.tsx', '.mjs', '.md')) {
  for (const [, name] of text.matchAll(/docs\/decisions\.md#([a-z0-9-]+)/g)) {
    if (!anchors.has(name)) problems.push(`${path}: docs/decisions.md has no row ${name}`)
  }
}

checkTexts('en', 'is not how a native speaker says it, or not British spelling')
checkTexts('ar', 'is a calque or the second spelling of a term')

const citations = problems.filter((problem) => problem.endsWith(ABSENT)).length
for (const problem of problems) console.log(problem)
console.log(`citations of absent documents: ${citations} (at most 0)`)
console.log(`retired names and words: ${problems.length - citations} (at most 0)`)
if (problems.length) process.exitCode = 1

function report(path: string, line: number, text: string, pattern: RegExp, fault: string): void {
  const [found] = pattern.exec(text) ?? []
  if (found) problems.push(`${path}:${line}: '${found}' ${fault}`)
}

function listRefused(path: string): ReadonlyMap<string, string> {
  const more = refusedBelow.filter(({ paths }) => paths.test(path)).flatMap((one) => [...one.words])
  return new Map([...refused, ...more])
}

function checkName(path: string, line: number, name: string, refusedHere: ReadonlyMap<string, string>): void {
  const instead = retiredNames.get(name)
  if (instead) problems.push(`${path}:${line}: ${name} is called ${instead}`)
  if (allowedNames.has(name)) return
  const part = splitName(name).find((one) => refusedHere.has(one))
  if (part) problems.push(`${path}:${line}: ${part} in ${name} is called ${refusedHere.get(part)}`)
}

/** Checks a sentence; halaqa is the word that users read, so sentences may contain it. */
function checkSentence(path: string, line: number, text: string): void {
  const part = splitName(text).find((one) => refused.has(one) && one !== 'halaqa')
  if (part) problems.push(`${path}:${line}: ${part} is called ${refused.get(part)}`)
}

/** A notification's texts are English and Arabic, divided by a bar. */
function checkNotifications(): void {
  const path = 'openapi/notifications.json'
  const english = new RegExp(words.texts.en.join('|'), 'i')
  const arabic = new RegExp(words.texts.ar.join('|'), 'u')
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((text, index) => {
      for (const [, en = '', ar = ''] of text.matchAll(/: "([^"|]*)\|([^"]*)"/g)) {
        report(path, index + 1, en, english, 'is not how a native speaker says it, or not British spelling')
        report(path, index + 1, en, mannered, 'is mannered; state the fact')
        report(path, index + 1, ar, arabic, 'is a calque or the second spelling of a term')
      }
    })
}

/** The mock API's messages, which people read like the product's own texts; those of the specification keep its marks. */
function checkMockMessages(): void {
  const path = 'mocks/data/messages.json'
  const faults = { en: words.texts.en.slice(1), ar: words.texts.ar }
  const messages: unknown = JSON.parse(readFileSync(path, 'utf8'))
  for (const [id, texts] of Object.entries(messages as Record<string, Record<Language, string>>))
    for (const language of languages) {
      const [found] = new RegExp(faults[language].join('|'), 'iu').exec(texts[language]) ?? []
      if (found) problems.push(`${path}: '${found}' in ${id} is no word of the product's texts`)
    }
}

/** Texts of the specification stay to the letter: their id is the text itself. */
function checkTexts(language: Language, fault: string): void {
  const banned = new RegExp(words.texts[language].join('|'), 'iu')
  for (const { path, text } of listSources('.json')) {
    if (!path.startsWith(`web/i18n/${language}/`)) continue
    for (const [id, said] of Object.entries(JSON.parse(text) as Record<string, string>)) {
      const [found] = (id === said ? undefined : banned.exec(said)) ?? []
      if (found) problems.push(`${path}: '${found}' in ${id} ${fault}`)
    }
  }
}
