import { expect, test, vi } from 'vitest'
import { createRecordChanges } from '#bff/session/recordChanges.ts'
import type { SessionRecord } from '#bff/session/record.ts'
import type { Session } from '#bff/session/session.ts'
import { createDeferred } from '../../tests/fakes/deferred.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'

const hour = 3_600_000
const lifetime = { idle: hour, absolute: 24 * hour }
const lifetimes = { everyone: lifetime, staff: lifetime }
const { record } = await createTestSessions(() => 0).start()
// The members that changes use
const session = { key: 'one', record } as Session

/** Changes over a stored record. @param results whether each try succeeds, in turn; then all do */
function createWorld(now: number, results: boolean[] = []) {
  let stored: SessionRecord = record
  const change = vi.fn<Parameters<typeof createRecordChanges>[2]>(async (_, edit) => {
    const isDone = results.shift() ?? true
    if (isDone) stored = edit(stored) ?? stored
    return isDone
  })
  return { change, changes: createRecordChanges(lifetimes, () => now, change), read: () => stored }
}

test('use of a session is recorded once it is due', async () => {
  const early = createWorld(59_999)
  await early.changes.touch(session)
  expect(early.change).not.toHaveBeenCalled()
  const due = createWorld(60_000)
  await due.changes.touch(session)
  expect(due.read()).toEqual({ ...record, seenAt: 60_000 })
})

test('use that another call has recorded meanwhile is not recorded again', async () => {
  const { changes, change } = createWorld(60_000)
  await changes.touch(session)
  const edits = change.mock.calls.map(([, edit]) => edit({ ...record, seenAt: 60_000 }))
  expect(edits).toEqual([undefined])
})

test('a change of the user keeps the other members', async () => {
  const { changes, read } = createWorld(0)
  await changes.updateUser(session, { first_name: 'Mona' })
  expect(read()).toEqual({ ...record, user: { ...record.user, first_name: 'Mona' } })
})

test('a change that a refresh came between is tried three times', async () => {
  const third = createWorld(0, [false, false, true])
  await third.changes.updateUser(session, { first_name: 'Mona' })
  expect(third.read().user.first_name).toBe('Mona')
  const never = createWorld(0, [false, false, false, true])
  await never.changes.updateUser(session, { first_name: 'Mona' })
  expect(never.change).toHaveBeenCalledTimes(3)
  expect(never.read()).toEqual(record)
})

test('changes of one session follow each other, those of another do not wait', async () => {
  const first = createDeferred<boolean>()
  const order: string[] = []
  const { changes } = {
    changes: createRecordChanges(
      lifetimes,
      () => 0,
      async ({ key }) => {
        order.push(key)
        return order.length === 1 ? first.promise : true
      },
    ),
  }
  const [one, two] = [changes.updateUser(session, {}), changes.updateUser(session, {})]
  await changes.updateUser({ ...session, key: 'other' }, {})
  expect(order).toEqual(['one', 'other'])
  first.resolve(true)
  await Promise.all([one, two])
  expect(order).toEqual(['one', 'other', 'one'])
})

test('a store that fails fails no call, nor the next change', async () => {
  const { changes, change, read } = createWorld(0)
  change.mockRejectedValueOnce(new Error('store'))
  await changes.updateUser(session, { first_name: 'Lost' })
  await changes.updateUser(session, { first_name: 'Mona' })
  expect(read().user.first_name).toBe('Mona')
})
