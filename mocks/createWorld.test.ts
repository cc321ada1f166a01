import { expect, test } from 'vitest'
import { createWorld } from '#mocks/createWorld.ts'
import { NOON } from '#mocks/testClient.ts'

const read = { method: 'GET', path: '/tutor/list/', headers: {}, text: '' }

test('a world may begin at a date, a text or a number', () => {
  for (const now of [new Date(NOON), new Date(NOON).toISOString(), NOON])
    expect(createWorld({ now }).mocks.worlds.get().clock()).toBe(NOON)
})

test.each([
  [{ seed: 1.5 }, 'seed: not a whole number: 1.5'],
  [{ now: 'soon' }, 'now: not a time: soon'],
  [{ now: new Date(NaN) }, 'now: not a time: Invalid Date'],
  [{ scenario: 'nothing' }, 'Unknown scenario "nothing"'],
])('the settings %j are refused', (settings, message) => {
  expect(() => createWorld(settings)).toThrow(message)
})

test('the clock moves by minutes, and a reset brings back what the world began with', () => {
  const world = createWorld({ now: NOON, seed: 3 })
  world.advance(1)
  expect(world.mocks.worlds.get().clock()).toBe(NOON + 60_000)
  world.reset()
  expect(world.mocks.worlds.get()).toMatchObject({ seed: 3 })
  expect(world.mocks.worlds.get().clock()).toBe(NOON)
  world.reset({ seed: 4 })
  expect(world.mocks.worlds.get().seed).toBe(4)
  expect(() => world.advance(NaN)).toThrow('advance: NaN is not a number of minutes')
})

test('calls are counted until a reset, and a wrong count lists them', async () => {
  const world = createWorld({ now: NOON })
  await world.mocks.respond(read)
  world.verify('listTutors', 1)
  expect(world.calls('listTutors')).toHaveLength(1)
  expect(world.calls('readTutor')).toEqual([])
  expect(() => world.verify('listTutors', 2)).toThrow(
    'listTutors was called 1 times, not 2; calls: GET /tutor/list/ 200',
  )
  world.reset()
  expect(() => world.verify('listTutors', 1)).toThrow('calls: none')
})

test('a scenario acts until another one', async () => {
  const world = createWorld({ now: NOON })
  world.play('status=503')
  expect((await world.mocks.respond(read)).status).toBe(503)
  world.play()
  expect((await world.mocks.respond(read)).status).toBe(200)
})

test('the records of each institute are read by its host', () => {
  const world = createWorld({ now: NOON })
  expect(world.state('noor.localhost').institute.host).toBe('noor.localhost')
  expect(world.state().institute.host).toBe('localhost')
})
