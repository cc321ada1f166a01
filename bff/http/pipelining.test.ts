import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { limitPipelining } from '#bff/http/pipelining.ts'

/** A connection whose responses wait for their turn: those without a socket do. */
function createConnection() {
  const socket = Object.assign(new EventEmitter(), { resetAndDestroy: vi.fn<() => void>() })
  const send = (turn?: EventEmitter) => {
    const response = Object.assign(new EventEmitter(), { socket: turn, destroyed: false })
    // The members that are used
    const verdict = limitPipelining(
      { socket } as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    )
    return { response, verdict }
  }
  return { socket, send }
}

test('fifteen responses may wait on a connection; the sixteenth is refused once, others are ignored', () => {
  const { send } = createConnection()
  const verdicts = Array.from({ length: 18 }, () => send().verdict)
  expect(verdicts.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 'serve'))
  expect(verdicts.slice(15)).toEqual(['refuse', 'ignore', 'ignore'])
  expect(createConnection().send().verdict).toBe('serve')
})

test('a connection with thousands of requests after the refused one is reset', () => {
  const { send, socket } = createConnection()
  for (let index = 0; index < 2000; index += 1) send()
  expect(socket.resetAndDestroy).not.toHaveBeenCalled()
  expect(send().verdict).toBe('ignore')
  expect(socket.resetAndDestroy).toHaveBeenCalledOnce()
  socket.emit('close')
})

test('while eight thousand requests wait on all connections, one that sends on after its refusal is reset', () => {
  const connections = Array.from({ length: 5 }, () => createConnection())
  const [last] = connections
  for (const { send } of connections) for (let index = 0; index < 1590; index += 1) send()
  for (const { socket } of connections) expect(socket.resetAndDestroy).not.toHaveBeenCalled()
  for (let index = 0; index < 60; index += 1) expect(last?.send().verdict).toBe('ignore')
  expect(last?.socket.resetAndDestroy).toHaveBeenCalled()
  for (const { socket } of connections) socket.emit('close')
})

test('while thousands of requests wait on all connections, each may have three', () => {
  const connections = Array.from({ length: 300 }, () => createConnection())
  for (const { send } of connections) for (let index = 0; index < 14; index += 1) send()
  const late = createConnection()
  const verdicts = Array.from({ length: 5 }, () => late.send().verdict)
  expect(verdicts).toEqual(['serve', 'serve', 'serve', 'refuse', 'ignore'])
  for (const { socket } of [...connections, late]) socket.emit('close')
  expect(Array.from({ length: 15 }, () => late.send().verdict)).not.toContain('refuse')
})

test('a response that was sent frees its place, and the one being sent takes none', () => {
  const { send, socket } = createConnection()
  const first = send().response
  for (let index = 0; index < 50; index += 1) expect(send(socket).verdict).toBe('serve')
  for (let index = 0; index < 14; index += 1) send()
  first.emit('close')
  expect([send().verdict, send().verdict]).toEqual(['serve', 'refuse'])
})

test('when the connection closes, the responses that wait are closed, and the one being sent is left to Node', () => {
  const { send, socket } = createConnection()
  const [waiting, sent, done] = [send().response, send().response, send().response]
  sent.socket = socket
  done.emit('close')
  const closed: unknown[] = []
  for (const response of [waiting, sent, done]) response.on('close', () => closed.push(response))
  socket.emit('close')
  expect(closed).toEqual([waiting])
  expect([waiting, sent, done].map(({ destroyed }) => destroyed)).toEqual([true, false, false])
})
