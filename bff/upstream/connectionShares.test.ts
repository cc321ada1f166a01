import { expect, test } from 'vitest'
import { computeGuestPart, divide, guestShare, isGuest, listShares } from '#bff/upstream/connectionShares.ts'

const member = { session: 's', person: undefined }

test('a call takes the share of its session and of the networks around its address', () => {
  expect(listShares(undefined, '203.0.113.9')).toEqual([{ kind: 'network', key: '203.0.113.9' }])
  expect(listShares(member, '203.0.113.9')).toEqual([
    { kind: 'session', key: 's' },
    { kind: 'network', key: '203.0.113.9' },
  ])
  expect(listShares(member, '2001:db8:1:2:3::1').map(({ kind }) => kind)).toEqual([
    'session',
    'network',
    'site',
    'provider',
  ])
})

test('a call takes first the share of its person, who may have several sessions', () => {
  expect(listShares({ session: 's', person: 'a' }, '203.0.113.9').map(({ kind }) => kind)).toEqual([
    'person',
    'session',
    'network',
  ])
  const [own, other] = ['s', 't'].map((session) => listShares({ session, person: 'a' }, '203.0.113.9'))
  expect(own?.[0]).toEqual(other?.[0])
})

function listKeys(address: string): string[] {
  return listShares(undefined, address).map(({ key }) => key)
}

test('addresses of one /64, /56 and /48 take the same shares', () => {
  const [network, site, provider] = listKeys('2001:db8:1:200::1')
  expect(new Set([network, site, provider]).size).toBe(3)
  expect(listKeys('2001:db8:1:200::2')).toEqual([network, site, provider])
  expect(listKeys('2001:db8:1:201::1').slice(1)).toEqual([site, provider])
  expect(listKeys('2001:db8:1:300::1').slice(2)).toEqual([provider])
})

test('a guest is a visitor without a session, and not the BFF itself', () => {
  expect(isGuest(listShares(undefined, '203.0.113.9'))).toBe(true)
  expect(isGuest(listShares(member, '203.0.113.9'))).toBe(false)
  expect(isGuest([])).toBe(false)
  expect(guestShare).toEqual({ kind: 'guests', key: 'guests' })
})

test.each([
  [7, 7],
  [8, 7],
  [16, 14],
  [128, 112],
])('guests together have, of %i connections, %i', (whole, part) => {
  expect(computeGuestPart(whole)).toBe(part)
})

test('a session has an eighth, its person half as much again, a network a quarter, the networks around it two and three times as much', () => {
  expect(divide({ running: 128, free: 0.6, session: 1 / 8, network: 1 / 4, waiting: 10 })).toEqual({
    running: 128,
    free: 77,
    reserved: 16,
    runningByKind: { person: 24, session: 16, network: 32, site: 64, provider: 96, guests: 112 },
    waitingByKind: { person: 10, session: 10, network: 10, site: 20, provider: 30, guests: Infinity },
  })
})

function divideAmong(running: number, network: number) {
  return divide({ running, session: 1 / 8, network, waiting: 1 }).runningByKind
}

test('a visitor has at least two, and no more than there are', () => {
  expect(divideAmong(4, 1 / 4)).toMatchObject({ session: 2, network: 2, site: 2, provider: 3 })
  expect(divideAmong(1, 1 / 4)).toMatchObject({ session: 1, network: 1, site: 1, provider: 1 })
  expect(divideAmong(16, 1 / 2)).toMatchObject({ network: 8, site: 12, provider: 12 })
  expect(divide({ running: 4, session: 1, network: 1, waiting: 1 }).free).toBe(0)
})
