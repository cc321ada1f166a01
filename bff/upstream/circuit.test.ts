import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Circuit } from '#bff/upstream/circuit.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const times = { window: 10_000, pause: 5000 }

/** A circuit that is open: twenty calls failed. */
function createOpenCircuit(): Circuit {
  const circuit = new Circuit(times)
  for (let call = 0; call < 20; call += 1) {
    vi.advanceTimersByTime(100)
    circuit.enter()?.(true)
  }
  return circuit
}

test('a circuit with twenty failed calls is open, and refuses calls for its pause', () => {
  const circuit = createOpenCircuit()
  expect(circuit.state()).toBe('open')
  vi.advanceTimersByTime(4999)
  expect(circuit.enter()).toBeUndefined()
})

test('a circuit stays closed while fewer than half of the calls fail', () => {
  const circuit = new Circuit(times)
  for (let call = 0; call < 60; call += 1) {
    vi.advanceTimersByTime(100)
    circuit.enter()?.(call % 3 === 0)
  }
  expect(circuit.state()).toBe('closed')
})

test('calls whose outcome says nothing about the API are not counted', () => {
  const circuit = new Circuit(times)
  for (let call = 0; call < 60; call += 1) circuit.enter()?.(undefined)
  expect(circuit.state()).toBe('closed')
  expect(circuit.enter()).toBe(circuit.settleCall)
})

test('after the pause one trial call is sent at a time', () => {
  const circuit = createOpenCircuit()
  vi.advanceTimersByTime(5000)
  const settle = circuit.enter()
  expect(settle).toBeTypeOf('function')
  expect(circuit.state()).toBe('half-open')
  expect(circuit.enter()).toBeUndefined()
  settle?.(undefined)
  expect(circuit.state()).toBe('open')
  expect(circuit.enter()).toBeTypeOf('function')
})

test('a trial call that succeeds closes the circuit', () => {
  const circuit = createOpenCircuit()
  vi.advanceTimersByTime(5000)
  circuit.enter()?.(false)
  expect(circuit.state()).toBe('closed')
  expect(circuit.enter()).toBe(circuit.settleCall)
})

test('a trial call that fails opens it for another pause', () => {
  const circuit = createOpenCircuit()
  vi.advanceTimersByTime(5000)
  circuit.enter()?.(true)
  expect(circuit.state()).toBe('open')
  vi.advanceTimersByTime(4999)
  expect(circuit.enter()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(circuit.enter()).toBeTypeOf('function')
})

test('a call that was sent before the circuit opened does not close it', () => {
  const circuit = new Circuit(times)
  const before = circuit.enter()
  for (let call = 0; call < 20; call += 1) circuit.enter()?.(true)
  before?.(false)
  expect(circuit.state()).toBe('open')
})

test('a circuit without a call for window and pause is idle and closed; not during a trial', () => {
  const circuit = createOpenCircuit()
  expect(circuit.isIdle()).toBe(false)
  vi.advanceTimersByTime(15_000)
  expect([circuit.isIdle(), circuit.state()]).toEqual([false, 'open'])
  vi.advanceTimersByTime(1)
  expect([circuit.isIdle(), circuit.state()]).toEqual([true, 'closed'])
  circuit.enter()
  expect([circuit.isIdle(), circuit.state()]).toEqual([false, 'half-open'])
})
