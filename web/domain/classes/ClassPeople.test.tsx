import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { BookedClass } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ClassLearner } from './ClassPeople.tsx'

const person = { id: 1, name: 'Sami', profile_picture_url: null }
const bookedClass: BookedClass = {
  id: 7,
  course: { id: 1, name: 'Young readers' },
  tutor: person,
  tutor_time_zone: 'Africa/Cairo',
  students: [],
  kind: 'group',
  state: 'confirmed',
  start_date_time: '2026-11-23T16:00:00Z',
  end_date_time: '2026-11-23T17:00:00Z',
}

async function show(students: BookedClass['students']) {
  await loadTexts('en', ['shell', 'classes'])
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <ClassLearner bookedClass={{ ...bookedClass, students }} />
    </RawIntlProvider>,
  )
  return screen.container.textContent
}

test('all kids of a class are named', async () => {
  const kids = ['Lina', 'Omar'].map((name, index) => ({ ...person, id: index, name, age: 8 }))
  expect(await show(kids)).toBe('for Lina and Omar')
})

test('the class of an adult names no kid', async () => {
  expect(await show([person])).toBe('')
})
