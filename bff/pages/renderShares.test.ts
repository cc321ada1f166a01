import { expect, test } from 'vitest'
import { getPersonId } from '#bff/session/personId.ts'
import { listRenderShares } from '#bff/pages/renderShares.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'

const address = '203.0.113.9'
const startSession = (user?: object) =>
  createTestSessions(Date.now).start(user && { user: { ...defaultUser, ...user } })
const { user: defaultUser } = (await createTestSessions(Date.now).start()).record

test('a guest has the share of a visitor in the network of the address', () => {
  expect(listRenderShares(address, undefined)).toEqual([{ key: 'guest 203.0.113.9', max: 8 }])
})

test('a guest of IPv6 also takes a part of the shares of the networks around the address', () => {
  expect(listRenderShares('2001:db8:1:2fa::7', undefined)).toEqual([
    { key: 'guest 2001:db8:1:2fa', max: 8 },
    { key: 'guest site 2001:db8:1:2', max: 16 },
    { key: 'guest provider 2001:db8:1', max: 16 },
  ])
})

test('a session and its person have shares of their own, and many sessions may share a network', async () => {
  const session = await startSession()
  expect(listRenderShares(address, session)).toEqual([
    { key: `person ${getPersonId(session.record)}`, max: 8 },
    { key: session.key, max: 8 },
    { key: 'member 203.0.113.9', max: 16 },
  ])
})

test('the networks of members are counted apart from those of guests', async () => {
  const keys = listRenderShares('2001:db8:1:2fa::7', await startSession()).map(({ key }) => key)
  expect(keys.slice(2)).toEqual([
    'member 2001:db8:1:2fa',
    'member site 2001:db8:1:2',
    'member provider 2001:db8:1',
  ])
})

test('a kid, who has no e-mail address, has no share of a person', async () => {
  const session = await startSession({ email: undefined })
  expect(listRenderShares(address, session).map(({ key }) => key)).toEqual([session.key, `member ${address}`])
})
