// npm run words: names, comments and test titles use the words of docs/glossary.md, and cite no absent document.
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
  text
    .split('\n')
    .forEach((line, index) => report(path, index + 1, line, citation, 'cites a document that is not here'))
}

for (const problem of problems) console.log(problem)
if (problems.length) process.exitCode = 1

function report(path: string, line: number, text: string, pattern: RegExp, fault: string): void {
  const [found] = pattern.exec(text) ?? []
  if (found) problems.push(`${path}:${line}: '${found}' ${fault}`)
}
