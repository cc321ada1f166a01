// HTML with styles and state that the server sends for a first page, uncompressed and brotli, kB = 1000; from the last build.
import { brotliCompressSync } from 'node:zlib'
import { loadPages } from '../builtPages.ts'

// Hours and days of the mock world change with the time: they move the sizes by less than a hundredth
const budgets = [
  { url: '/', max: 105, maxCompressed: 21.5 },
  { url: '/tutors', max: 110, maxCompressed: 19.7 },
  { url: '/courses', max: 93, maxCompressed: 17.5 },
  { url: '/Webinars', max: 92, maxCompressed: 17.5 },
  { url: '/groups', max: 118, maxCompressed: 19.2 },
  { url: '/ContactUs', max: 79, maxCompressed: 17.7 },
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
