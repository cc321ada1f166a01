import type { Locator, Page } from '@playwright/test'
import { startAs, expect, expectAccessible, openPage, test } from '../../browse.ts'
import { attachFile } from '../../files.ts'
import { chooseRun } from '../../chooseRun.ts'

interface Managed {
  path: string
  create: string
  /** Required fields by their API names; the first one names the record */
  required: readonly [string, ...string[]]
  /** Values where the default ones would be invalid */
  values?: Readonly<Record<string, string>>
}

/** Every list with a form. */
const managed: Managed[] = [
  {
    path: '/dashboard/courses-managment',
    create: 'New course',
    required: ['name', 'code', 'description', 'type', 'subject'],
  },
  {
    path: '/dashboard/students-groups',
    create: 'New group',
    required: ['name', 'tutor_id', 'days', 'max_students'],
  },
  {
    path: '/dashboard/group-classes',
    create: 'New group class',
    required: [
      'name',
      'course_id',
      'tutor_id',
      'days',
      'start_date',
      'end_date',
      'start_time',
      'minutes',
      'min_students',
      'max_students',
      'age_from',
      'age_to',
      'price',
    ],
    values: { minutes: '45', end_date: formatDayFromToday(60), age_from: '7', age_to: '9', price: '100' },
  },
  {
    path: '/dashboard/quizzes',
    create: 'New quiz',
    required: ['name', 'course_id', 'totalScore', 'passScore', 'time', 'maximumTrials', 'closes_on'],
  },
  {
    path: '/dashboard/homework',
    create: 'New homework',
    required: ['title', 'description', 'course_id', 'score', 'dueDate', 'file_ids'],
  },
  {
    path: '/dashboard/halaqas',
    create: 'New halaqa',
    required: [
      'title',
      'description',
      'tutor_id',
      'language_id',
      'start_date_time',
      'end_date_time',
      'capacity',
      'kind',
    ],
    values: { end_date_time: `${formatDayFromToday(30)}T12:00` },
  },
  { path: '/dashboard/catalog', create: 'New catalog', required: ['title'] },
]

for (const { path, create, required, values = {} } of managed) {
  const [title] = required

  test(
    `${path}: a record is created, edited and deleted, and each error is shown at its field`,
    chooseRun(path !== '/dashboard/catalog'),
    async ({ page, logged }) => {
      await startAs(page, 'operator')
      await openPage(page, path)
      await page.getByRole('button', { name: create, exact: true }).click()
      const panel = page.getByRole('dialog')
      const save = panel.getByRole('button', { name: 'Save', exact: true })
      await save.click()
      await expect(getField(panel, title)).toHaveAttribute('aria-invalid', 'true')
      expect(await findInvalidFields(panel)).toEqual(required.toSorted())
      await expect(panel.getByText(/Invalid type/)).toHaveCount(0)

      for (const name of required) await fillControl(getField(panel, name), values[name])
      await getField(panel, title).fill('=Zahra <b>1</b>')
      await page.route('**/api/**/insert/', (route) => route.abort(), { times: 1 })
      await save.click()
      // In the form; a toast may say it as well
      await expect(
        panel.getByText('The connection failed. Check your network and try again.').first(),
      ).toBeVisible()
      await page.route('**/api/**/insert/', (route) => route.fulfill(createRefusal(title)), { times: 1 })
      await save.click()
      await expect(getField(panel, title)).toHaveAccessibleDescription(/This one is taken/)
      // A toast lists it as well
      await expect(page.getByRole('listitem').filter({ hasText: 'This one is taken' }).last()).toBeVisible()
      expect(await findInvalidFields(panel)).toEqual([title])
      expect(await getField(panel, title).inputValue()).toBe('=Zahra <b>1</b>')

      await getField(panel, title).fill('Zahra <b>2</b>')
      await expectAccessible(page)
      await save.click()
      await expect(page.getByText('Saved successfully')).toBeVisible()
      await expect(panel).toHaveCount(0)
      await expect(getRow(page, 'Zahra <b>2</b>')).toBeVisible()
      // The next form is empty
      await page.getByRole('button', { name: create, exact: true }).click()
      await expect(getField(panel, title)).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)

      await runRowAction(page, 'Zahra <b>2</b>', 'Edit')
      await expect(getField(panel, title)).toHaveValue('Zahra <b>2</b>')
      await getField(panel, title).fill('Zahra 3')
      await page.keyboard.press('Control+s')
      await expect(getRow(page, 'Zahra 3')).toBeVisible()

      await runRowAction(page, 'Zahra 3', 'Delete')
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('Zahra 3')
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('Delete success')).toBeVisible()
      await expect(getRow(page, 'Zahra 3')).toHaveCount(0)
      // Chromium logs the simulated failure and refusal to the console
      logged.splice(0, logged.length, ...logged.filter((line) => !/422|ERR_FAILED/.test(line)))
    },
  )
}

function getField(panel: Locator, name: string): Locator {
  return panel.locator(`[name="${name}"]`).first()
}

async function findInvalidFields(panel: Locator): Promise<string[]> {
  const names = await panel
    .locator('[name][aria-invalid=true]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('name') ?? ''))
  return [...new Set(names)].toSorted()
}

/** Fills a control with a value, or with a default for its kind: fields of dates name their format. */
async function fillControl(control: Locator, value: string | undefined) {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement
      ? element.placeholder || element.inputMode || element.type
      : element.tagName.toLowerCase(),
  )
  if (kind === 'select') {
    await expect(control.locator('option').nth(1)).toBeAttached()
    await control.selectOption({ index: 1 })
  } else if (kind === 'checkbox') await control.check()
  else if (kind === 'file') {
    await attachFile(control, 'Letters.pdf', 'application/pdf', '%PDF-1.4 a')
  } else await control.fill(value ?? answers[kind] ?? 'Zahra')
}

const answers: Readonly<Record<string, string>> = {
  numeric: '3',
  'HH:MM': '10:00',
  'DD/MM/YYYY': formatDayFromToday(30),
  'DD/MM/YYYY HH:MM': `${formatDayFromToday(30)}T10:00`,
}

/** Formats the day a number of days from today, YYYY-MM-DD. */
function formatDayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

function createRefusal(name: string) {
  return { status: 422, json: { success: false, errors: { [name]: ['This one is taken'] } } }
}

function getRow(page: Page, title: string): Locator {
  return page.locator('tbody tr').filter({ has: page.getByText(title, { exact: true }) })
}

async function runRowAction(page: Page, title: string, action: string) {
  await getRow(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('button', { name: action, exact: true }).click()
}
