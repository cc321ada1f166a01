import { expect, test } from 'vitest'
import { createEmptyState, noon } from '#mocks/emptyState.ts'
import { notify } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

const buildText = (en: string, ar = en) => ({ en, ar })

/** A state with the student 7, her kids 71 and 72, and the student 8. */
function createFamily(): InstituteState {
  const state = createEmptyState()
  const person = { last_name: buildText('Nabil', 'نبيل'), gender: 'Female' as const }
  for (const [id, name] of [
    [7, 'Sara'],
    [8, 'Omar'],
  ] as const)
    state.students.update({ ...person, id, first_name: buildText(name), email: '' } as never) // Members in use
  for (const [id, name] of [
    [71, 'Lina'],
    [72, 'Adam'],
  ] as const)
    state.kids.update({ ...person, id, parent: 7, first_name: buildText(name) } as never) // Members in use
  return state
}

/** Lists what people read: owner, text in English and path. */
const listRead = (state: InstituteState) =>
  state.notifications.list().map(({ owner, body, path }) => [owner, body.en, path] as const)
const findOf = (state: InstituteState, owner: number) => listRead(state).filter(([id]) => id === owner)

const values = { id: 5, course: buildText('Tajweed', 'تجويد') }

test('each recipient of the table gets a text of their own, with the values filled in', () => {
  const state = createFamily()
  const staff = state.accounts.list().filter(({ category }) => category !== 'student')
  notify(state, noon, 'classesBooked', { learners: [8], tutors: [3], values })
  expect(findOf(state, 8)).toEqual([
    [8, 'Tajweed: see the times in your calendar.', '/dashboard/reservations?id=5'],
  ])
  expect(findOf(state, 3)).toEqual([
    [3, 'Omar Nabil · Tajweed: see the times in your calendar.', '/dashboard/CurrentClasses'],
  ])
  expect(staff.length).toBeGreaterThan(0)
  expect(state.notifications.list()).toHaveLength(2 + staff.length)
  expect(state.notifications.list()[0]).toMatchObject({
    kind: 'class',
    isRead: false,
    created: noon,
    title: { en: 'Your classes are booked', ar: 'حُجزت حصصك' },
    body: { ar: 'تجويد: المواعيد في تقويمك.' },
  })
})

test('a kid and the parent are notified, who reads which kid is meant', () => {
  const state = createFamily()
  notify(state, noon, 'classesBooked', { learners: [71], tutors: [3], values })
  expect(findOf(state, 71)).toEqual([[71, 'Tajweed: see when they are.', '/dashboard/BookedClasses']])
  expect(findOf(state, 7).map(([, text]) => text)).toEqual([
    'Lina · Tajweed: see the times in your calendar.',
  ])
  expect(findOf(state, 3).map(([, text]) => text)).toEqual([
    'Lina (Sara Nabil) · Tajweed: see the times in your calendar.',
  ])
})

test('tutors and staff read a parent without a last name without a space after the first one', () => {
  const state = createFamily()
  const parent = state.students.get(7)
  if (!parent) throw new Error('no parent')
  state.students.update({ ...parent, last_name: buildText('') })
  notify(state, noon, 'classesBooked', { learners: [71], tutors: [3], values })
  expect(findOf(state, 3).map(([, text]) => text)).toEqual([
    'Lina (Sara) · Tajweed: see the times in your calendar.',
  ])
})

test('a parent of several kids gets one notification that names them, where the page is the same', () => {
  const state = createFamily()
  notify(state, noon, 'classesBooked', { learners: [71, 72], values })
  expect(findOf(state, 7).map(([, text]) => text)).toEqual([
    'Lina and Adam · Tajweed: see the times in your calendar.',
  ])
})

test('the account that acted is not notified', () => {
  const state = createFamily()
  notify(state, noon, 'classesBooked', { learners: [8], tutors: [3], actor: 8, values })
  expect(findOf(state, 8)).toEqual([])
  expect(findOf(state, 3)).toHaveLength(1)
})

test('a person may have values of their own', () => {
  const state = createFamily()
  const ownValues = { 3: { course: buildText('Arabic') } }
  notify(state, noon, 'classesBooked', { learners: [8], tutors: [3, 4], values, ownValues })
  expect(findOf(state, 3)[0]?.[1]).toContain('Arabic')
  expect(findOf(state, 4)[0]?.[1]).toContain('Tajweed')
})

test('with a key each person is notified once', () => {
  const state = createFamily()
  const details = { learners: [8], values }
  notify(state, noon, 'classesBooked', { ...details, key: '5' })
  notify(state, noon + 1, 'classesBooked', { ...details, key: '5' })
  expect(findOf(state, 8)).toHaveLength(1)
  notify(state, noon + 1, 'classesBooked', { ...details, key: '6' })
  expect(findOf(state, 8)).toHaveLength(2)
  notify(state, noon + 1, 'classesBooked', details)
  notify(state, noon + 1, 'classesBooked', details)
  expect(findOf(state, 8)).toHaveLength(4)
})

test('people whom the table does not name for an event get nothing', () => {
  const state = createFamily()
  notify(state, noon, 'paymentCompleted', { learners: [71], tutors: [3], values: { ...values, payment: 9 } })
  expect(listRead(state)).toEqual([
    [7, 'Lina · Tajweed: the receipt is with your payments.', '/dashboard/payments?id=9'],
  ])
})

test('a value that is missing is left out of the text', () => {
  const state = createFamily()
  notify(state, noon, 'applicationRefused', { tutors: [3], values: {} })
  expect(findOf(state, 3)).toEqual([[3, 'Reason: ', '/Profile']])
})

/** Adds the kid 81 of the student 8. */
function addOtherKid(state: InstituteState): void {
  const kid = state.kids.get(71)
  if (kid) state.kids.update({ ...kid, id: 81, parent: 8, first_name: buildText('Huda') })
}

test('each parent reads the names of their own kids alone', () => {
  const state = createFamily()
  addOtherKid(state)
  notify(state, noon, 'classesBooked', { learners: [71, 81], tutors: [3], values })
  expect([7, 8].map((owner) => findOf(state, owner)[0]?.[1])).toEqual([
    'Lina · Tajweed: see the times in your calendar.',
    'Huda · Tajweed: see the times in your calendar.',
  ])
  expect(findOf(state, 71)[0]?.[1]).toBe('Tajweed: see when they are.')
  expect(findOf(state, 3)[0]?.[1]).toContain('Lina (Sara Nabil) and Huda (Omar Nabil) · Tajweed')
})

test('a parent reads of the task of each kid on its own page', () => {
  const state = createFamily()
  notify(state, noon, 'homeworkAssigned', {
    learners: [71, 72],
    values: { id: 5, name: buildText('Words') },
    key: '5',
  })
  expect(findOf(state, 7)).toEqual([
    [7, 'Lina · See the task and when it is due.', '/dashboard/student-homework?id=5-71'],
    [7, 'Adam · See the task and when it is due.', '/dashboard/student-homework?id=5-72'],
  ])
})

test('a parent who learns herself does not read her own name', () => {
  const state = createFamily()
  notify(state, noon, 'homeworkAssigned', { learners: [7], values: { id: 5, name: buildText('Words') } })
  expect(findOf(state, 7)[0]?.[1]).toBe('See the task and when it is due.')
  expect(findOf(state, 7)[0]?.[2]).toBe('/dashboard/student-homework?id=5-7')
})

test('a text that has the names of the kids gets them once', () => {
  const state = createFamily()
  const month = { ...values, placed: 4, owed: 0 }
  notify(state, noon, 'monthBooked', { learners: [71], values: { ...month, name: buildText('Lina') } })
  expect(findOf(state, 7)[0]?.[1]).toMatch(/^Tajweed/)
  notify(state, noon, 'monthBooked', { learners: [71, 72], values: { ...month, name: buildText('Lina') } })
  expect(findOf(state, 7)[1]?.[1]).toMatch(/^Lina and Adam · Tajweed/)
})

test('with a key two people are both notified, and without one no key is kept', () => {
  const state = createFamily()
  const staff = state.accounts.list().length
  notify(state, noon, 'classesBooked', { learners: [7, 8], tutors: [3, 4], values, key: '5' })
  expect(state.notifications.list()).toHaveLength(4 + staff)
  notify(state, noon, 'classesBooked', { learners: [8], values })
  expect(state.notifications.list().findLast(({ owner }) => owner === 8)).not.toHaveProperty('key')
})

test('accounts of learners and tutors are not staff', () => {
  const state = createFamily()
  const [account] = state.accounts.list()
  if (account) state.accounts.update({ ...account, id: 900, category: 'tutor' })
  notify(state, noon, 'classesBooked', { values })
  expect(findOf(state, 900)).toEqual([])
  expect(state.notifications.list().length).toBeGreaterThan(0)
})

test('learners who are unknown are not named', () => {
  const state = createFamily()
  notify(state, noon, 'classesBooked', { learners: [99, 8], tutors: [3], values })
  expect(findOf(state, 3)[0]?.[1]).toBe('Omar Nabil · Tajweed: see the times in your calendar.')
})
