import { afterEach, expect, test } from 'vitest'
import { createSessions } from '#bff/session/sessions.ts'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import type { SessionStore } from '#bff/session/stores/sessionStore.ts'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'
import { user } from '../../tests/fakes/hostileApi.ts'
import { parseUser } from '#bff/session/user.ts'

const open: SessionStore[] = []
afterEach(async () => {
  for (const store of open.splice(0)) await store.close()
})

const day = 86_400_000
const start = Date.now()

/** Sessions whose index records when its entries end. */
function createIndexed() {
  const store = createLmdbStore(createTemporaryFolder())
  open.push(store)
  const ends: number[] = []
  const persons: string[] = []
  const sessions = createSessions({
    store: {
      ...store,
      people: {
        ...store.people,
        add(person, session, endsAt) {
          persons.push(person)
          ends.push(endsAt)
          return store.people.add(person, session, endsAt)
        },
      },
    },
    keys: [{ id: 'k', key: Buffer.alloc(32, 'key') }],
    lifetimes: { everyone: { idle: 1000, absolute: day }, staff: { idle: 1000, absolute: day } },
    now: () => start,
  })
  const list = () => store.people.list(persons[0] ?? '')
  return { sessions, ends, list }
}

function buildRecord() {
  const parsed = parseUser(user)
  if (!parsed) throw new Error('not a user')
  return { user: parsed, accessToken: 'a', refreshToken: 'r', tenant: 'localhost', remember: false }
}

test('a session is found by its person until its absolute end, however short its idle time', async () => {
  const { sessions, ends } = createIndexed()
  const session = sessions.prepare(buildRecord())
  await sessions.start(session)
  await sessions.replaceTokens(session, { ...buildRecord(), accessToken: 'b' })
  expect(ends).toEqual([start + day, start + day])
})

test('a session that was ended or refused leaves no tokens in the index', async () => {
  const { sessions, list } = createIndexed()
  const [one, two] = [sessions.prepare(buildRecord()), sessions.prepare(buildRecord())]
  await sessions.start(one)
  await sessions.start(two)
  expect(await list()).toHaveLength(2)
  await sessions.end(one)
  await sessions.endRefused(two)
  expect(await list()).toEqual([])
})
