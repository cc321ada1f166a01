import { describe, expect, test } from 'vitest'
import { api, bff, startBffPerFile } from '../../fakes/bffPerTest.ts'
import type { ReceivedCall } from '../../fakes/hostileApi.ts'
import { exchangeBytes } from '../../fuzz/exchangeBytes.ts'
import { buildAttack, readAttacks, type Attack } from './smuggling/attack.ts'

const attacks = readAttacks()
/** After it the connection closes, so that the end of a test is an event; an incomplete request swallows it. */
const last = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
/** A server that is silent for so long waits for the rest of a body, milliseconds. */
const silence = 2000
/** Where a response must come, the limit only ends a test that hangs. */
const patience = 30_000

startBffPerFile()

describe.concurrent('bytes on which servers disagree', () => {
  test.each(attacks)('$name is answered once or refused ($source)', async (attack) => {
    const received = await exchangeBytes(bff.port, attack.bytes + last, attack.isTaken ? patience : silence)
    const calls = findCalls(attack)
    expect(received).not.toContain(attack.smuggledPath)
    expect(received).not.toMatch(/CANARY|HTTP\/1\.1 500 /)
    expect(calls.filter(({ target }) => target.endsWith(attack.smuggledPath))).toEqual([])
    expect(calls.map(({ body }) => body)).toEqual(attack.isTaken ? [attack.body] : [])
    for (const call of calls) expectOneLength(call)
    expect(listStatuses(received).join(' ')).toMatch(attack.isTaken ? /^200( 200)?$/ : /^(\d{3}( 200)?)?$/)
    expect((await bff.request('/bff/session')).text).toBe('{"authenticated":false}')
  })
})

test('no call reached the API but those that the standards allow', async () => {
  const bodies = attacks.filter(({ isTaken }) => isTaken).map(({ body }) => body)
  const listOthers = () =>
    api.calls.filter(({ body }) => !bodies.includes(body)).map(({ target, body }) => [target, body])
  // A request of HTTP/1.0 without a length has no body
  await expect.poll(listOthers).toEqual([['/v1/auth/token/', '']])
})

test('a request behind a whole one is answered: the bytes above would show it', async () => {
  const control = buildAttack(
    { name: '', source: '', head: ['Content-Length: 22'], body: '{json}{smuggled}' },
    999,
  )
  const received = await exchangeBytes(bff.port, control.bytes + last, patience)
  expect(listStatuses(received)).toEqual([200, 200, 200])
  expect(received).toContain(control.smuggledPath)
  expect(findCalls(control)).toHaveLength(2)
})

/** Calls that came of an attack, its own or the hidden one. */
function findCalls({ body, smuggledPath }: Attack): ReceivedCall[] {
  return api.calls.filter((call) => call.body.includes(body) || call.target.endsWith(smuggledPath))
}

function expectOneLength({ rawHeaders, body }: ReceivedCall): void {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  expect(names.filter((name) => /length|transfer|^te$|trailer/.test(name))).toEqual(['content-length'])
  const value = rawHeaders[names.indexOf('content-length') * 2 + 1]
  expect(value).toBe(String(body.length))
}

function listStatuses(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)]
    .map(([, status]) => Number(status))
    .filter((status) => status !== 100)
}
