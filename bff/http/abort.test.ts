import { expect, test, vi } from 'vitest'
import { LightAbort, toAbortSignal } from '#bff/http/abort.ts'

const ignore = () => undefined

test('an abort calls every listener once, with its first reason', () => {
  const signal = new LightAbort()
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  signal.addEventListener('abort', first)
  signal.addEventListener('abort', second)
  expect([signal.aborted, signal.reason]).toEqual([false, undefined])
  signal.abort('first')
  signal.abort('second')
  expect([signal.aborted, signal.reason]).toEqual([true, 'first'])
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
})

test('a removed listener is not called, and removing one that was never added does nothing', () => {
  const signal = new LightAbort()
  const [kept, removed] = [vi.fn<() => void>(), vi.fn<() => void>()]
  signal.addEventListener('abort', kept)
  signal.addEventListener('abort', removed)
  signal.removeEventListener('abort', removed)
  signal.removeEventListener('abort', ignore)
  signal.abort('reason')
  expect(kept).toHaveBeenCalledOnce()
  expect(removed).not.toHaveBeenCalled()
})

test('a listener that removes another does not keep a third from being called', () => {
  const signal = new LightAbort()
  const third = vi.fn<() => void>()
  signal.addEventListener('abort', () => signal.removeEventListener('abort', ignore))
  signal.addEventListener('abort', ignore)
  signal.addEventListener('abort', third)
  signal.abort('reason')
  expect(third).toHaveBeenCalledOnce()
})

test('a real signal follows the light one', () => {
  const light = new LightAbort()
  const signal = toAbortSignal(light)
  expect(signal.aborted).toBe(false)
  light.abort('late')
  expect([signal.aborted, signal.reason]).toEqual([true, 'late'])
  expect(toAbortSignal(light)).toMatchObject({ aborted: true, reason: 'late' })
})
