import { chromium, type CDPSession, type Locator, type Page } from 'playwright'
import type { Figure } from './figure.ts'
import { dropEvents, measureLongest, paintAfter, watchPaints } from './paints.ts'
import { startProduct, type Product } from './product.ts'
import { measureRecords } from './records.ts'
import { open, repeatMeasure, SLOWER, type SetSlowdown } from './slowPage.ts'

const STUDENTS = 10_000

/** Measures response times of pages on a slow phone: four times slower processor, medians of nine, or of fewer where a list is shorter. */
export async function bench(): Promise<Figure[]> {
  const product = await startProduct()
  const browser = await chromium.launch(product.launch)
  try {
    // A worker of a page would fetch past the answers below
    const context = await browser.newContext({
      viewport: { width: 1280, height: 860 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.addInitScript(watchPaints)
    const slow = await context.newCDPSession(page)
    const setSlowdown: SetSlowdown = (rate) => slow.send('Emulation.setCPUThrottlingRate', { rate })
    return [
      {
        figure: 'a letter in a form, ms',
        value: await measureLetter(page, product, setSlowdown),
        limit: 100,
      },
      {
        figure: 'a filter of the tutor list, ms',
        value: await filter(page, product, setSlowdown),
        limit: 100,
      },
      ...(await measureRows(page, product, setSlowdown, slow)),
      ...(await measureRecords(page, product, setSlowdown)),
      {
        figure: 'a week of hours, after the response, ms',
        value: await measureWeek(page, product, setSlowdown),
        limit: 100,
      },
      {
        figure: 'another month of 200 classes, read ahead, ms',
        value: await measureMonth(page, product, setSlowdown),
        limit: 150,
      },
    ]
  } finally {
    await browser.close()
    product.stop()
  }
}

/** Measures the time from a key or click to the next paint (Event Timing, in steps of 8 ms). */
async function measureLetter(page: Page, { origin }: Product, slower: SetSlowdown): Promise<number> {
  await open(page, `${origin}/ContactUs`)
  const field = page.getByRole('main').locator('input').first()
  await field.focus()
  await slower(SLOWER)
  const times = await repeatMeasure(async (run) => {
    await dropEvents(page)
    await field.press('abcdefghi'.charAt(run))
    return measureLongest(page)
  })
  await slower(1)
  return times
}

async function filter(page: Page, { origin }: Product, slower: SetSlowdown): Promise<number> {
  await open(page, `${origin}/tutors`)
  await slower(SLOWER)
  const boxes = page.getByRole('checkbox')
  const times = await repeatMeasure(async (run) => {
    await dropEvents(page)
    await boxes.nth(run % 4).click()
    const time = await measureLongest(page)
    await page.waitForLoadState('networkidle')
    return time
  })
  await slower(1)
  return times
}

/** Measures pages of a long list: from the end of the response to the paint of its rows. */
async function measureRows(
  page: Page,
  { origin, enter }: Product,
  slower: SetSlowdown,
  devtools: CDPSession,
): Promise<Figure[]> {
  await enter(page, 'operator')
  await page.route('**/api/students/list/**', (route) =>
    route.fulfill({ json: buildStudents(route.request().url()) }),
  )
  await open(page, `${origin}/dashboard/students?size=25`)
  await page.getByRole('row').nth(25).waitFor()
  const measureHeap = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  await slower(SLOWER)
  const next = page.getByRole('link', { name: 'Next page' })
  const value = await repeatMeasure(async () => paintAfter(page, '/api/students/list/', () => next.click()))
  await slower(1)
  for (let step = 0; step < 20; step += 1) await turn(page, next)
  const before = await measureHeap()
  for (let step = 0; step < 40; step += 1) await turn(page, next)
  const grown = ((await measureHeap()) - before) / 1e6
  return [
    { figure: `another 25 of ${STUDENTS} rows, after the response, ms`, value, limit: 100 },
    { figure: 'memory grown over 40 pages, MB', value: grown.toFixed(1), limit: 2 },
  ]
}

async function measureWeek(page: Page, { origin, enter }: Product, slower: SetSlowdown): Promise<number> {
  await enter(page, 'student')
  await open(page, `${origin}/reservation/1001`)
  const next = page.getByRole('complementary').getByRole('link', { name: 'Continue' })
  await page.getByRole('checkbox').first().check()
  await next.click()
  await page.waitForURL(/programs$/)
  await page.getByRole('radio', { name: /Once a week/ }).check()
  await next.click()
  await page.waitForURL(/sessions/)
  await page
    .getByRole('button', { name: /, Free$/ })
    .first()
    .waitFor()
  const later = page.getByRole('button', { name: 'Next week' })
  // Weeks are prefetched: measured with two at once, and on a slow line where the second is still loading
  await page.route('**/api/tutor/profile/*/slots/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await slower(SLOWER)
  const value = await repeatMeasure(async () =>
    paintAfter(page, '/slots/', async () => {
      await later.click()
      await later.click()
    }),
  )
  await slower(1)
  return value
}

async function measureMonth(page: Page, { origin, enter }: Product, slower: SetSlowdown): Promise<number> {
  await enter(page, 'tutor')
  await page.route('**/api/classes/calendar/**', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const from = new URL(route.request().url()).searchParams.get('from')
    await route.fulfill({ json: { ...rest, data: data.length ? buildCrowded(data, from ?? '') : data } })
  })
  await open(page, `${origin}/dashboard/CurrentClasses?view=month`)
  const next = page.getByRole('button', { name: 'Later', exact: true })
  await slower(SLOWER)
  const value = await repeatMeasure(async () => paintAfter(page, undefined, () => next.click()))
  await slower(1)
  return value
}

/** Builds two hundred classes, seven a day. */
function buildCrowded(data: readonly object[], from: string) {
  const begin = Date.parse(from)
  return Array.from({ length: 200 }, (_, index) => {
    const start = begin + Math.floor(index / 7) * 86_400_000 + (8 + (index % 7)) * 3_600_000
    const times = {
      start_date_time: new Date(start).toISOString(),
      end_date_time: new Date(start + 3_600_000).toISOString(),
    }
    return { ...data[index % data.length], id: 900_000 + index, ...times }
  })
}

async function turn(page: Page, next: Locator): Promise<void> {
  const first = await page.getByRole('row').nth(1).textContent()
  await next.click()
  await page
    .getByRole('row')
    .nth(1)
    .getByText(first ?? '', { exact: true })
    .waitFor({ state: 'detached' })
}

function buildStudents(url: string) {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  const data = Array.from({ length: 25 }, (_, index) => {
    const id = (page - 1) * 25 + index + 1
    const name = { first_name: `Student ${id}`, last_name: 'Example', email: `student${id}@example.test` }
    const rest = {
      phone_number: '+201000000000',
      kids_count: 0,
      kid_names: [],
      status: true,
      is_pending: false,
    }
    return { id, ...name, ...rest, profile_picture_url: null, joined_on: '2026-01-01' }
  })
  return { success: true, data, total: STUDENTS, page, page_size: 25 }
}
