// HTML with styles and state that the server sends for a first page, uncompressed and brotli, kB = 1000; from the last build.
import { brotliCompressSync } from 'node:zlib'
import { loadPages } from '../builtPages.ts'

// Hours and days of the mock world change with the time: they move the sizes by less than a hundredth
const budgets = [
  { url: '/', max: 95, maxCompressed: 18.4 },
  { url: '/tutors', max: 100.5, maxCompressed: 17.1 },
  { url: '/courses', max: 85, maxCompressed: 15.1 },
  { url: '/Webinars', max: 83, maxCompressed: 15.3 },
  { url: '/groups', max: 108.5, maxCompressed: 16.5 },
  { url: '/ContactUs', max: 65.5, maxCompressed: 14.5 },
]

const { pages, request } = await loadPages()
for (const { url, max, maxCompressed } of budgets) {
  const { html } = await pages.render({ ...request, url, now: Date.now() })
  const size = Buffer.byteLength(html) / 1000
  const compressed = brotliCompressSync(html).length / 1000
  console.log(
    `${url}: ${size.toFixed(1)} kB (at most ${max}), ${compressed.toFixed(1)} kB compressed (at most ${maxCompressed})`,
  )
  if (size > max || compressed > maxCompressed) process.exitCode = 1
}
process.exit()
