import { expect, test } from 'vitest'
import { createSemaphore } from '#bff/upstream/semaphore.ts'

test('one source runs no more than its share, and others pass it in the queue', () => {
  const semaphore = createSemaphore({ running: 3, perSource: 2, waitingPerSource: 2 })
  const started: string[] = []
  const acquire = (source: string, name: string) => semaphore.acquire(source, () => started.push(name))
  expect(['1', '2', '3', '4', '5'].map((name) => acquire('a', `a${name}`))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect([acquire('b', 'b1'), acquire('c', 'c1')]).toEqual([true, true])
  expect(started).toEqual(['a1', 'a2', 'b1'])
  expect(semaphore.waiting()).toBe(3)
  semaphore.release('b')
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1'])
  semaphore.release('a')
  expect(started.at(-1)).toBe('a3')
})

test('cancelled work does not start', () => {
  const semaphore = createSemaphore({ running: 1, perSource: 1, waitingPerSource: 9 })
  const started: string[] = []
  const second = () => void started.push('second')
  semaphore.acquire('a', () => started.push('first'))
  semaphore.acquire('b', second)
  expect([semaphore.cancel(second), semaphore.cancel(second)]).toEqual([true, false])
  semaphore.release('a')
  expect(started).toEqual(['first'])
})
