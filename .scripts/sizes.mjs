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
    max: 170,
  },
  {
    name: 'tutors',
    sources: ['app/client.tsx', 'features/tutors/Tutors.tsx', 'i18n/en/shell.json', 'i18n/en/tutors.json'],
    max: 175,
  },
]

const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
for (const { name, sources, max } of budgets) {
  const files = closure(sources)
  const sizes = await Promise.all([...files].map(async (file) => (await stat(`dist/web/${file}.br`)).size))
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1000
  console.log(`${name}: ${total.toFixed(1)} kB in ${files.size} files (at most ${max})`)
  if (total > max) process.exitCode = 1
}

function closure(sources, files = new Set()) {
  for (const source of sources) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is not in the build`)
    if (files.has(chunk.file)) continue
    files.add(chunk.file)
    closure(chunk.imports ?? [], files)
  }
  return files
}
