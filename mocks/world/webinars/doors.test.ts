import { expect, test } from 'vitest'
import { createDoor, findByDoor } from '#mocks/world/webinars/doors.ts'
import { createEmptyState, noon } from '#mocks/emptyState.ts'

function createWorld() {
  const state = createEmptyState()
  const register = (webinar: number) =>
    state.registrations.insert((id) => ({ id, webinar, learner: null, status: 'registered', created: noon }))
  return { state, own: register(5), other: register(6) }
}

test('the door of a registration leads to it, at its own webinar alone', () => {
  const { state, own } = createWorld()
  const door = createDoor(state, own)
  expect(door).toMatch(new RegExp(`^${own.id}\\.[\\w-]{32}$`))
  expect(findByDoor(state, 5, door)).toBe(own)
  expect(findByDoor(state, 6, door)).toBeUndefined()
})

test('doors differ by registration, institute and world', () => {
  const { state, own, other } = createWorld()
  const doors = [
    createDoor(state, own),
    createDoor(state, other),
    createDoor({ ...state, seed: 2 }, own),
    createDoor({ ...state, institute: { ...state.institute, id: 2 } }, own),
  ]
  expect(new Set(doors.map((door) => door.split('.')[1])).size).toBe(4)
})

test('no other text is a door', () => {
  const { state, own, other } = createWorld()
  const [, signature = ''] = createDoor(state, own).split('.')
  const texts = [null, '', `${own.id}`, `${own.id}.`, `${other.id}.${signature}`, `99.${signature}`]
  for (const text of texts) expect(findByDoor(state, 5, text)).toBeUndefined()
})
