// Script that a page needs before any input, brotli, kB = 1000; from the last build.
import { readFile, stat } from 'node:fs/promises'
import { paths } from '../../web/paths.ts'
import { loadPages } from '../builtPages.ts'

/** Files that a document of the server requests at once. There is room for a new list and a new page (0.2 kB). */
const budgets = [
  { url: '/', max: 135.9 },
  { url: '/tutors', max: 136.9 },
  { url: '/courses', max: 134 },
  { url: '/Webinars', max: 141.1 },
  { url: '/groups', max: 134.9 },
  { url: '/ContactUs', max: 132.3 },
  { url: '/dashboard/BookedClasses', category: 'student', max: 178 },
  { url: '/dashboard/students', category: 'operator', max: 179.9 },
]

/** Limits of every page by who opens it, in kB. */
const limits = [
  { category: undefined, max: 150 },
  { category: 'student', max: 200 },
  { category: 'kids', max: 200 },
  { category: 'tutor', max: 200 },
  { category: 'operator', max: 230 },
  { category: 'institute_admin', max: 230 },
]

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isDynamicEntry?: boolean
}

const person = { id: 1, first_name: 'Nour', last_name: 'Saleh', email: 'nour@example.test' }
const manifest: Record<string, Chunk> = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
const { pages: renderer, request } = await loadPages()
for (const { url, category, max } of budgets) {
  const { total, files } = await measurePage(url, category)
  report(total, max, `${url}: ${total.toFixed(2)} kB in ${files.size} files`)
}
for (const { category, max } of limits) {
  const pages = Object.values(paths).filter((path) => !path.includes(':'))
  // A visitor without script opens the dialogs by their addresses, on any page
  const urls = category ? pages : pages.flatMap((page) => [page, `${page}?login=student`, `${page}?register`])
  const sizes = await Promise.all(
    urls.map(async (url) => ({ url, total: (await measurePage(url, category)).total })),
  )
  const { url, total } = sizes.reduce((one, other) => (other.total > one.total ? other : one))
  report(total, max, `largest page of ${category ?? 'a visitor'}: ${url}, ${total.toFixed(2)} kB`)
}

const stylesheet = manifest['app/client.tsx']?.css ?? []
report(
  await sum(new Set(stylesheet)),
  15,
  `styles of all pages: ${(await sum(new Set(stylesheet))).toFixed(2)} kB`,
)

// Beyond what every visit loads: pages, steps of the flows, and lists of staff beyond their toolkit too
const shell = collectClosure(['app/client.tsx'])
const toolkit = collectClosure(['resource/createResourcePage.tsx'])
const areas = [
  { name: 'pages', pattern: /^features\/(?!booking|groupBooking)\w+\/[A-Z]/, max: 50.4 },
  { name: 'steps of booking', pattern: /^features\/(booking|groupBooking)\//, max: 26.4 },
  // The declaration of a list is in camelCase
  { name: 'lists', pattern: /^features\/\w+\/[a-z]/, max: 20.4, known: toolkit },
]
for (const { name, pattern, max, known = new Set<string>() } of areas) {
  const pages = Object.keys(manifest).filter(
    (source) => manifest[source]?.isDynamicEntry && pattern.test(source),
  )
  const sizes = await Promise.all(
    pages.map(async (source) => ({ source, size: await measureBeyond(source, known) })),
  )
  const largest = sizes.toSorted((one, two) => two.size - one.size)[0]
  if (!largest) throw new Error(`no page of ${name} is in the build`)
  const { size, source } = largest
  report(size, max, `${name}: ${sizes.length}, the largest ${size.toFixed(2)} kB beyond the shell, ${source}`)
}

process.exit()

/** Prints a size with its limit, and fails the check where it is over it. */
function report(size: number, max: number, text: string) {
  console.log(`${size > max ? 'FAIL ' : ''}${text} (at most ${max.toFixed(2)})`)
  if (size > max) process.exitCode = 1
}

/** Sums the files that the document of a page requests at once. */
async function measurePage(url: string, category: string | undefined) {
  const user = category ? { ...person, category, user_type: category } : undefined
  const { html } = await renderer.render({ ...request, url, user, now: Date.now() } as typeof request) // Roles by name
  const files = new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))
  return { total: await sum(files), files }
}

async function measureBeyond(source: string, known: ReadonlySet<string>): Promise<number> {
  // A file that begins in lower case declares a list, which the toolkit renders
  const isList = /\/[a-z]\w*\.tsx$/.test(source)
  const files = [...collectClosure([source]), ...(isList ? toolkit : [])].filter(
    (file) => !shell.has(file) && !known.has(file),
  )
  return sum(new Set(files))
}

async function sum(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => (await stat(`dist/web/${file}.br`)).size))
  return sizes.reduce((total, size) => total + size, 0) / 1000
}

function collectClosure(sources: readonly string[], files = new Set<string>()): Set<string> {
  for (const source of sources) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is not in the build`)
    if (files.has(chunk.file)) continue
    files.add(chunk.file)
    collectClosure(chunk.imports ?? [], files)
  }
  return files
}
