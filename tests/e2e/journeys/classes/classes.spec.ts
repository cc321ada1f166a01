import { expect, expectAccessible, openPage, test } from '../../browse.ts'
import { findSharedClass, openBoth } from '../../sharedClass.ts'

test(
  'a student reads the notes that the tutor wrote after a class, and the tutor reads the feedback',
  { tag: '@full' },
  async ({ page }) => {
    const { student, tutor } = await openBoth(page)
    const path = '/classes/archived/list/?outcome=completed&page_size=100'
    const bookedClass = await findSharedClass(
      student,
      tutor,
      [path, path],
      ({ kind }) => kind === 'one_to_one',
    )
    await openPage(tutor, `/dashboard/CurrentClasses?class=${bookedClass.id}`)
    const taught = tutor.getByRole('dialog')
    await expect(taught.getByRole('form', { name: 'Notes' })).toBeVisible()
    await expectAccessible(tutor)
    const attendance = taught.getByRole('form', { name: 'Attendance' })
    await attendance.getByRole('radio', { name: 'Late' }).check()
    await attendance.getByRole('button', { name: 'Save attendance' }).click()
    await expect(tutor.getByText('Saved successfully').first()).toBeVisible()
    const notes = taught.getByRole('form', { name: 'Notes' })
    await notes.getByLabel('What we covered').fill('Read two pages with long vowels')
    await notes.getByRole('button', { name: 'Save notes' }).click()
    await expect(tutor.getByText('Saved successfully').last()).toBeVisible()

    await openPage(student, `/dashboard/BookedClasses?class=${bookedClass.id}`)
    const learned = student.getByRole('dialog')
    await expect(learned.getByText('Read two pages with long vowels')).toBeVisible()
    await expect(learned.getByText('Late', { exact: true })).toBeVisible()
    const rate = learned.getByRole('form', { name: 'How was this class?' })
    for (const group of ['The platform', 'The service', 'The tutor'])
      await rate.getByRole('radiogroup', { name: group }).getByRole('radio', { name: '4 stars' }).check()
    await rate.getByLabel(/^Comment/).fill('Patient and clear')
    await rate.getByRole('button', { name: 'Send' }).click()
    await expect(learned.getByText('Patient and clear')).toBeVisible()

    await tutor.reload()
    await expect(taught.getByText('Patient and clear')).toBeVisible()
    await tutor.context().close()
  },
)
