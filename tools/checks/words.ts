// npm run words: names, comments and test titles use the words of docs/glossary.md, and cite no absent document; texts
// of the product avoid the words that docs/product-terms.md rules out.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import words from './words.json' with { type: 'json' }
import { listComments, listSources, listTitles, parse } from './sources.ts'

const citation = new RegExp(words.citations)
const mannered = new RegExp(`\\b(${words.mannered.join('|')})\\b`, 'i')
const retired = new Map(Object.entries(words.retired))
const retiredName = new RegExp(`(?<![\\w$-])(${[...retired.keys()].join('|')})(?![\\w$-])`)
const retiredFiles = new Map(Object.entries(words.retiredFiles))
const problems: string[] = []

for (const source of listSources('.ts', '.tsx', '.mjs', '.cjs')) {
  if (source.path.startsWith('tools/checks/')) continue
  const instead = retiredFiles.get(basename(source.path))
  if (instead) problems.push(`${source.path}: the file is called ${instead}`)
  const file = parse(source)
  for (const { line, text } of [...listComments(file), ...listTitles(file)]) {
    report(source.path, line, text, citation, 'cites a document that is not here')
    report(source.path, line, text, mannered, 'is mannered; state the fact')
  }
  source.text.split('\n').forEach((text, index) => {
    const [name] = retiredName.exec(text) ?? []
    if (name) problems.push(`${source.path}:${index + 1}: ${name} is called ${retired.get(name)}`)
  })
}
for (const { path, text } of listSources('.md', '.yaml', '.yml')) {
  // The baseline is a frozen copy of the last release
  if (path.startsWith('openapi/baseline/')) continue
  text
    .split('\n')
    .forEach((line, index) => report(path, index + 1, line, citation, 'cites a document that is not here'))
}

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

for (const problem of problems) console.log(problem)
if (problems.length) process.exitCode = 1

function report(path: string, line: number, text: string, pattern: RegExp, fault: string): void {
  const [found] = pattern.exec(text) ?? []
  if (found) problems.push(`${path}:${line}: '${found}' ${fault}`)
}

/** Texts of the specification stay to the letter: their id is the text itself. */
function checkTexts(language: 'en' | 'ar', fault: string): void {
  const banned = new RegExp(words.texts[language].join('|'), 'iu')
  for (const { path, text } of listSources('.json')) {
    if (!path.startsWith(`web/i18n/${language}/`)) continue
    for (const [id, said] of Object.entries(JSON.parse(text) as Record<string, string>)) {
      const [found] = (id === said ? undefined : banned.exec(said)) ?? []
      if (found) problems.push(`${path}: '${found}' in ${id} ${fault}`)
    }
  }
}
