import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { languages } from '../../sdk/language.ts'
import type { Figure } from './figure.ts'
import { measureVisit, type View, type Visit } from './firstVisit.ts'
import { computeMedian, startProduct, type Product } from './product.ts'
import { buildCommit } from './buildCommit.ts'

const paths = ['/', '/tutors', '/courses', '/Webinars', '/groups', '/ContactUs']
const widths = [320, 360, 390, 1280]
const views: readonly View[] = paths.flatMap((path) =>
  widths.flatMap((width) => languages.map((language) => ({ path, width, language }))),
)

/** The home page of a phone, on which commits are compared: medians of as many visits. */
const home: View = { path: '/', width: 390, language: 'en' }
const RUNS = 9
const COMPARED_PORT = 3394

/** Figures of the visits, with their worst acceptable values. kB = 1000. */
const figures = {
  fcp: { name: 'first contentful paint, ms', limit: undefined },
  lcp: { name: 'largest contentful paint, ms', limit: undefined },
  started: { name: 'started, ms', limit: undefined },
  blocked: { name: 'blocked, ms', limit: undefined },
  layout: { name: 'layout and styles, ms', limit: undefined },
  longest: { name: 'longest task, ms', limit: 200 },
  shift: { name: 'layout shift', limit: 0.01 },
  script: { name: 'script until the start, kB', limit: 150 },
  allScript: { name: 'script until 3 s after the start, kB', limit: undefined },
} as const satisfies Record<keyof Visit, object>

/** Measures cold visits of six pages at four widths in two languages, and the home page nine times. */
export async function bench(): Promise<Figure[]> {
  const product = await startProduct()
  try {
    const browser = await chromium.launch(product.launch)
    const visits: { view: View; visit: Visit }[] = []
    for (const view of views) visits.push({ view, visit: await measureVisit(browser, product, view) })
    const homes = await repeat(RUNS, () => measureVisit(browser, product, home))
    await browser.close()
    return [
      ...listKeys().flatMap((key) => describe(key, visits)),
      ...listKeys().map((key) => ({
        figure: `home at 390, ${figures[key].name}, median of ${RUNS}`,
        value: format(key, computeMedian(homes.map((visit) => visit[key]))),
      })),
      ...(await Promise.all(paths.map((path) => describeDocument(product, path)))),
    ]
  } finally {
    product.stop()
  }
}

/**
 * Compares the home page of a phone with that of another commit, whose visits alternate with ours.
 * @param commit whatever names one for git
 */
export async function compare(commit: string): Promise<Figure[]> {
  const other = await buildCommit(commit)
  const products = [await startProduct(), await startProduct(other.folder, COMPARED_PORT)] as const
  try {
    const browser = await chromium.launch(products[0].launch)
    const [ours, theirs] = await alternateVisits(browser, products)
    await browser.close()
    return [
      ...listKeys().map((key) => {
        const [own, before] = [ours, theirs].map((visits) => computeMedian(visits.map((visit) => visit[key])))
        return {
          figure: `${figures[key].name}: here, ${commit.slice(0, 12)}, ratio`,
          value: [format(key, own ?? NaN), format(key, before ?? NaN), formatRatio(own, before)].join('  '),
        }
      }),
      ...(await Promise.all(products.map((product) => describeDocument(product, '/')))),
    ]
  } finally {
    for (const product of products) product.stop()
    other.remove()
  }
}

async function alternateVisits(browser: Browser, products: readonly [Product, Product]) {
  const visits: [Visit[], Visit[]] = [[], []]
  for (let run = 0; run < RUNS; run += 1)
    // The order changes too: the one that is visited first paints later
    for (const index of run % 2 ? ([1, 0] as const) : ([0, 1] as const))
      visits[index].push(await measureVisit(browser, products[index], home))
  return visits
}

async function repeat<Result>(count: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let index = 0; index < count; index += 1) results.push(await run())
  return results
}

function listKeys() {
  return Object.keys(figures) as (keyof Visit)[] // The keys of a constant
}

/** The worst of all views, with the view it is of, and the median. */
function describe(key: keyof Visit, visits: readonly { view: View; visit: Visit }[]): Figure[] {
  const { name, limit } = figures[key]
  const [worst] = visits.toSorted((one, other) => other.visit[key] - one.visit[key])
  if (!worst) return []
  const { path, width, language } = worst.view
  return [
    {
      figure: `${name}, worst (${path} ${width} ${language})`,
      value: format(key, worst.visit[key]),
      ...(limit === undefined ? {} : { limit }),
    },
    { figure: `${name}, median`, value: format(key, computeMedian(visits.map(({ visit }) => visit[key]))) },
  ]
}

function format(key: keyof Visit, value: number): string {
  if (key === 'shift') return value.toFixed(4)
  return key === 'script' || key === 'allScript' ? (value / 1000).toFixed(1) : String(Math.round(value))
}

function formatRatio(own = NaN, before = NaN): string {
  return before ? (own / before).toFixed(2) : '-'
}

async function describeDocument(product: Product, path: string): Promise<Figure> {
  const { compressed, whole } = await readDocument(product, path)
  return {
    figure: `HTML of ${path} on ${product.port}, kB brotli of kB`,
    value: `${(compressed / 1000).toFixed(1)} of ${(whole / 1000).toFixed(1)}`,
  }
}

async function readDocument({ port }: Product, path: string) {
  const headers = { host: `localhost:${port}`, accept: 'text/html', 'accept-encoding': 'br' }
  const { body, coding } = await new Promise<{ body: Buffer; coding?: string }>((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      const { 'content-encoding': sent } = response.headers
      response.on('end', () => resolve({ body: Buffer.concat(chunks), ...(sent && { coding: sent }) }))
    })
      .on('error', reject)
      .end()
  })
  return { compressed: body.length, whole: coding === 'br' ? brotliDecompressSync(body).length : body.length }
}
