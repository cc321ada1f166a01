import { expect, fetchList, openPage, startAs, test } from '../../browse.ts'
import { requireValue } from '../../../fakes/requireValue.ts'
import { getRows } from '../../staffList.ts'

test('a group class previews its dates before saving, and reports an end before the start', async ({
  page,
}) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/group-classes')
  await getRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: /\d+ class/ })).toBeVisible()
  const sunday = panel.getByRole('checkbox', { name: 'Sunday' })
  const isOn = await sunday.isChecked()
  await panel.getByText('Sunday', { exact: true }).click()
  await expect(sunday).toBeChecked({ checked: !isOn })
  await panel.getByLabel('Last day').fill('2020-01-01')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('The last day is before the first').first()).toBeVisible()
})

test(
  'a group class is planned only for a course that families are offered in groups',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'operator')
    const courses = await fetchList<{ id: number; is_group: boolean }>(page, '/courses/list/?page_size=100')
    const offered = courses.filter(({ is_group: isGroup }) => isGroup).map(({ id }) => String(id))
    await openPage(page, '/dashboard/group-classes')
    await page.getByRole('button', { name: 'New group class' }).first().click()
    const options = page.getByRole('dialog').locator('select[name=course_id] option:not([value=""])')
    await expect(options).toHaveCount(offered.length)
    const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))
    expect(values.toSorted()).toEqual(offered.toSorted())
  },
)

test('giving a group class to another tutor says first who is told and what is lost, and a refusal keeps the form', async ({
  page,
}) => {
  await startAs(page, 'operator')
  const groups = await fetchList<{ id: number; size: number; tutor: { id: number; name: string } }>(
    page,
    '/group-classes/list/?page_size=100',
  )
  const group = requireValue(
    groups.find(({ size }) => size > 0),
    'a group class with learners',
  )
  const tutors = await fetchList<{ id: number }>(
    page,
    '/tutor/applications/list/?status=approved&page_size=100',
  )
  const next = String(tutors.findLast(({ id }) => id !== group.tutor.id)?.id)
  await openPage(page, `/dashboard/group-classes?id=${group.id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const panel = page.getByRole('dialog')
  await panel.locator('select[name=tutor_id]').selectOption(next)
  await panel.locator('[name=start_time]').fill('03:00')
  const save = panel.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('both tutors are told')
  await expect(question).toContainText(`calendar of ${group.tutor.name}`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.locator('select[name=tutor_id]')).toHaveValue(next)
  await save.click()
  await question.getByRole('button', { name: 'Give to this tutor' }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()
})

test('the refusal to take away a paid seat leads to its reservation', async ({ page, logged }) => {
  await startAs(page, 'operator')
  const [booked] = await fetchList<{
    reference: string
    learner: { id: number; name: string }
    courses: { id: number }[]
  }>(page, '/reservations/list/?kind=group&state=active&page_size=100')
  const { reference, learner, courses } = requireValue(booked, 'a paid group booking')
  const groups = await fetchList<{
    id: number
    institute_id: number
    course: { id: number }
    students: { id: number }[]
  }>(page, '/group-classes/list/?page_size=100')
  const group = requireValue(
    groups.find(
      ({ course, students }) =>
        courses.some(({ id }) => id === course.id) && students.some(({ id }) => id === learner.id),
    ),
    'the group class of the booking',
  )
  await openPage(page, `/dashboard/group-classes/${group.id}/${group.institute_id}/assign`)
  await page.getByRole('button', { name: new RegExp(`^Remove .*${learner.name}`) }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Cancel its reservation first' })
  await refusal.getByRole('link', { name: new RegExp(reference) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  const panel = page.getByRole('dialog', { name: reference })
  await expect(panel.getByText(learner.name).first()).toBeVisible()
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('422')))
})
