import { afterEach, expect, test, vi } from 'vitest'
import { createDiskSpaceGuard } from '#bff/session/stores/diskSpace.ts'

afterEach(() => void vi.useRealTimers())

test('the disk is asked at most once a second', () => {
  vi.useFakeTimers()
  let free: number | undefined = 100
  const folders: string[] = []
  const assertFreeBytes = createDiskSpaceGuard('folder', (folder) => {
    folders.push(folder)
    return free
  })
  assertFreeBytes(100)
  expect(() => assertFreeBytes(101)).toThrow('the disk is full')
  free = 0
  vi.advanceTimersByTime(999)
  assertFreeBytes(100)
  expect(folders).toEqual(['folder'])
  vi.advanceTimersByTime(1)
  expect(() => assertFreeBytes(1)).toThrow('the disk is full')
  expect(folders).toHaveLength(2)
})

test('a write is not refused where the system reports no free space', () => {
  expect(() => createDiskSpaceGuard('folder', () => undefined)(1_000_000)).not.toThrow()
})
