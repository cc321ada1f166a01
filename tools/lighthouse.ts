// Public pages under Lighthouse's phone preset, of the last build; a part of `npm run test:full`.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { startProduct } from './bench/product.ts'
import { installLocally } from './install.ts'

const paths = ['/', '/tutors', '/courses', '/Webinars', '/groups', '/ContactUs']
const PORT = 3396
/** A page whose machine is busy with something else blocks for longer; its best attempt counts. */
const ATTEMPTS = 5

/** The minimum score of each category, of 100. */
const minScores = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly Reference[] }>
  >
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
}

interface Reference {
  readonly id: string
  readonly weight: number
}

/**
 * Audits six public pages, and prints their scores and what is missing.
 * @param port of the product; the next one is its admin port
 */
export async function auditPages(port = PORT): Promise<{ passed: number; failed: number }> {
  await installLocally('tools/lighthouse')
  const product = await startProduct('.', port)
  const totals = { passed: 0, failed: 0 }
  try {
    for (const path of paths) {
      const chrome = product.launch.executablePath ?? chromium.executablePath()
      const faults = await auditPage(`${product.origin}${path}`, chrome)
      for (const fault of faults) console.log(`Lighthouse, ${path}: ${fault}`)
      totals[faults.length === 0 ? 'passed' : 'failed'] += 1
    }
  } finally {
    product.stop()
  }
  return totals
}

async function auditPage(url: string, chrome: string, attempt = 1): Promise<readonly string[]> {
  const report = await runLighthouse(url, chrome)
  console.log(`Lighthouse, ${new URL(url).pathname}: ${describeScores(report)}`)
  const faults = listFaults(report)
  return faults.length > 0 && attempt < ATTEMPTS ? auditPage(url, chrome, attempt + 1) : faults
}

async function runLighthouse(url: string, chrome: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const program = 'tools/lighthouse/node_modules/lighthouse/cli/index.js'
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  await promisify(execFile)(process.execPath, [program, url, ...options], {
    env: { ...process.env, CHROME_PATH: chrome },
  })
  const report: Report = JSON.parse(await readFile(file, 'utf8'))
  await rm(folder, { recursive: true, force: true })
  return report
}

function describeScores({ categories }: Report): string {
  return Object.keys(minScores)
    .map((name) => `${name} ${toPoints(categories[name]?.score)}`)
    .join(', ')
}

/** Lists the categories below their minimum score, each with the audits that cost points. */
export function listFaults({ categories, audits }: Report): string[] {
  return Object.entries(minScores).flatMap(([name, points]) => {
    const { score = null, auditRefs = [] } = categories[name] ?? {}
    if (toPoints(score) >= points) return []
    const costly = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${audits[id]?.title} (${toPoints(audits[id]?.score)})`)
    return `${name} ${toPoints(score)}, at least ${points}: ${costly.join('; ')}`
  })
}

function toPoints(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100)
}
