import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, Course } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { LearnerChoice } from './LearnerChoice.tsx'

const kids = ['Layan', 'Omar'].map((first_name, index) => ({ id: 9 + index, first_name, age: 8 }))

/**
 * @param learner id of the learner who is chosen at first; without it the kid Omar is chosen
 * @param family the kids in the account
 * @param names of the chosen courses
 */
async function show(
  type: Course['type'],
  learner?: number,
  family = kids,
  names = ['Everyday conversation'],
) {
  const calls: string[] = []
  await loadTexts('en', ['shell', 'booking'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: Date.parse('2026-11-23T15:50:00Z'),
  })
  const courses = names.map((name, index) => ({ id: 101 + index, name, type }))
  stores.selection.courses = courses.map(({ id }) => id)
  stores.selection.learner = learner
  const api = {
    GET: async (path: string) => {
      calls.push(path)
      const data = path === '/kids/list/' ? family : courses
      return { data: { data, total: data.length, page_size: 100 } }
    },
  }
  const cache = new Map()
  const renderChoice = (step: number) => (
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
              <LearnerChoice key={step} />
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>
  )
  const screen = await render(renderChoice(1))
  if (learner === undefined) await screen.getByRole('radio', { name: /For Omar/ }).click()
  return { ...screen, calls, goToNextStep: () => screen.rerender(renderChoice(2)) }
}

test('a kid chosen for a course for adults reads so, the student does not', async () => {
  const screen = await show('adult')
  const text = screen.getByText('is a course for adults.')
  await expect.element(text, { timeout: 3000 }).toBeVisible()
  await screen.getByRole('radio', { name: 'For me' }).click()
  await expect.poll(() => text.query(), { timeout: 3000 }).toBe(null)
})

test('each of two courses for adults is named', async () => {
  const screen = await show('adult', undefined, kids, ['Tajweed', 'Everyday conversation'])
  const text = screen.getByText(/^\W*Tajweed\W* and \W*Everyday conversation\W* are courses for adults\./)
  await expect.element(text, { timeout: 3000 }).toBeVisible()
})

test('a chosen kid who was removed meanwhile is missed until another learner is chosen', async () => {
  const screen = await show('kids', 99)
  const text = screen.getByText('The child you chose is no longer in your account.')
  await expect.element(text, { timeout: 3000 }).toBeVisible()
  await screen.getByRole('radio', { name: /For Omar/ }).click()
  await expect.poll(() => text.query(), { timeout: 3000 }).toBe(null)
})

test('the student whose only kid was removed learns after choosing it', async () => {
  const { getByRole } = await show('kids', 99, [])
  const student = getByRole('radio', { name: 'For me' })
  await expect.element(student, { timeout: 3000 }).not.toBeChecked()
  const field = getByRole('radiogroup')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await student.click()
  await expect.element(student, { timeout: 3000 }).toBeChecked()
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
})

test('a kid chosen for a course for children has no note', async () => {
  const screen = await show('kids')
  await expect.element(screen.getByRole('radio', { name: /For Omar/ }), { timeout: 3000 }).toBeChecked()
  expect(screen.getByText('is a course for adults.').query()).toBe(null)
})

test('the next step of the booking does not read the kids again', async () => {
  const { goToNextStep, getByRole, calls } = await show('kids')
  await goToNextStep()
  await expect.element(getByRole('radio', { name: /For Omar/ }), { timeout: 3000 }).toBeChecked()
  expect(calls).toEqual(['/kids/list/', '/courses/list/'])
})
