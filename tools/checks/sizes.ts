// Script that a page needs before any input, brotli, kB = 1000; from the manifest of the last build.
import { readFile, stat } from 'node:fs/promises'

const budgets = [
  {
    name: 'home',
    sources: [
      'app/client.tsx',
      'features/home/Home.tsx',
      'i18n/en/shell.json',
      'i18n/en/home.json',
      'i18n/en/tutors.json',
    ],
    // A list of staff costs 0.1 kB: its path, guard and menu entry
    max: 164,
  },
  {
    name: 'tutors',
    sources: [
      'app/client.tsx',
      'features/tutors/Tutors.tsx',
      'i18n/en/shell.json',
      'i18n/en/tutors.json',
      'i18n/en/tutorSearch.json',
    ],
    max: 166,
  },
]

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isDynamicEntry?: boolean
}

const manifest: Record<string, Chunk> = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
for (const { name, sources, max } of budgets) {
  const files = closure(sources)
  const total = await sum(files)
  console.log(`${name}: ${total.toFixed(1)} kB in ${files.size} files (at most ${max})`)
  if (total > max) process.exitCode = 1
}

// Beyond what every visit loads: pages, steps of the flows, and lists of staff beyond their toolkit too
const shell = closure(['app/client.tsx'])
const toolkit = closure(['resource/createScreen.tsx'])
const areas = [
  { name: 'pages', pattern: /^features\/(?!booking|groupBooking)\w+\/[A-Z]/, max: 61 },
  { name: 'steps of booking', pattern: /^features\/(booking|groupBooking)\//, max: 80 },
  // The declaration of a list is in camelCase
  { name: 'lists', pattern: /^features\/\w+\/[a-z]/, max: 40, known: toolkit },
]
for (const { name, pattern, max, known = new Set<string>() } of areas) {
  const pages = Object.keys(manifest).filter(
    (source) => manifest[source]?.isDynamicEntry && pattern.test(source),
  )
  const sizes = await Promise.all(
    pages.map(async (source) => ({ source, size: await sizeBeyond(source, known) })),
  )
  const largest = sizes.toSorted((one, two) => two.size - one.size)[0]
  if (!largest) throw new Error(`no page of ${name} is in the build`)
  console.log(
    `${name}: ${sizes.length}, the largest ${largest.size.toFixed(1)} kB beyond the shell, ${largest.source} (at most ${max})`,
  )
  if (largest.size > max) process.exitCode = 1
}

async function sizeBeyond(source: string, known: ReadonlySet<string>): Promise<number> {
  // A file that begins in lower case declares a list, which the toolkit renders
  const isList = /\/[a-z]\w*\.tsx$/.test(source)
  const files = [...closure([source]), ...(isList ? toolkit : [])].filter(
    (file) => !shell.has(file) && !known.has(file),
  )
  return sum(new Set(files))
}

async function sum(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => (await stat(`dist/web/${file}.br`)).size))
  return sizes.reduce((total, size) => total + size, 0) / 1000
}

function closure(sources: readonly string[], files = new Set<string>()): Set<string> {
  for (const source of sources) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is not in the build`)
    if (files.has(chunk.file)) continue
    files.add(chunk.file)
    closure(chunk.imports ?? [], files)
  }
  return files
}
