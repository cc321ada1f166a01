import { loadPages } from '../builtPages.ts'
import type { Figure } from './figure.ts'

const WARM_UP = 300
const RENDERS = Number(process.env.RENDERS ?? 20_000)
const MEASURED = 1000

/** Measures server rendering of the home page with in-memory responses of the mock API. */
export async function bench(): Promise<Figure[]> {
  const { pages, request } = await loadPages()
  for (let run = 0; run < WARM_UP; run += 1) await pages.render(request)

  const times: number[] = []
  const before = measureHeap()
  for (let run = 0; run < RENDERS; run += 1) {
    const begin = performance.now()
    await pages.render(request)
    if (run < MEASURED) times.push(performance.now() - begin)
  }
  const growth = (measureHeap() - before) / 1_000_000
  times.sort((a, b) => a - b)
  return [
    { figure: 'home page rendered, p50 ms', value: (times[MEASURED / 2] ?? NaN).toFixed(2), limit: 8 },
    { figure: 'home page rendered, p95 ms', value: (times[MEASURED * 0.95] ?? NaN).toFixed(2) },
    { figure: `memory grown over ${RENDERS} renders, MB`, value: growth.toFixed(1), limit: 5 },
  ]
}

function measureHeap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
