import { expect, it } from 'vitest'
import type { BookedClass, Reservation } from '#sdk'
import type { DueTask } from '#web/domain/family/dueTasks.ts'
import { groupByLearner } from './family.ts'

const self = { id: 1, name: 'Nadia' }
const amal = { id: 7, name: 'Amal', age: 9 }
const learners = [
  { kid: 7, name: 'Amal', picture: null },
  { kid: undefined, name: 'Nadia', picture: null },
]
const nothing = { learners, classes: [], due: [], reservations: [] }

it("lists each learner's own records: a kid's by id, the student's by a missing age", () => {
  const classes = [
    { id: 11, students: [self] },
    { id: 12, students: [{ id: 9, name: 'Another', age: 8 }, amal] },
  ] as BookedClass[]
  const due = [{ key: 'homework-21-1', learner: self }] as DueTask[]
  const [kid, student] = groupByLearner({ ...nothing, classes, due })
  expect([kid?.next?.id, student?.next?.id]).toEqual([12, 11])
  expect([kid?.due, student?.due.map(({ key }) => key)]).toEqual([[], ['homework-21-1']])
})

it('adds up the classes of running and paid reservations only', () => {
  const reservations = [
    { state: 'active', learner: amal, sessions_used: 3, sessions_total: 8 },
    { state: 'active', learner: amal, sessions_used: 1, sessions_total: 4 },
    { state: 'pending', learner: amal, sessions_used: 0, sessions_total: 8 },
    { state: 'active', payment_state: 'overdue', learner: amal, sessions_used: 0, sessions_total: 4 },
    { state: 'active', learner: self, sessions_used: 2, sessions_total: 4 },
  ] as Reservation[]
  const [kid] = groupByLearner({ ...nothing, reservations })
  expect([kid?.taken, kid?.booked]).toEqual([4, 12])
})

it('gives each kid of a group booking its own classes', () => {
  const omar = { id: 8, name: 'Omar', age: 8 }
  const kids = [
    { kid: 7, name: 'Amal', picture: null },
    { kid: 8, name: 'Omar', picture: null },
  ]
  const row = {
    state: 'active',
    learner: amal,
    sessions_used: 3,
    sessions_total: 12,
    learners: [
      { ...amal, sessions_used: 1, sessions_total: 8 },
      { ...omar, sessions_used: 2, sessions_total: 4 },
    ],
  } as Reservation
  const work = groupByLearner({ ...nothing, learners: kids, reservations: [row] })
  expect(work.map(({ taken, booked }) => [taken, booked])).toEqual([
    [1, 8],
    [2, 4],
  ])
})
