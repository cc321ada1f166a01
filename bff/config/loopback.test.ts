import { expect, test } from 'vitest'
import { isLoopback } from '#bff/config/loopback.ts'

test.each(['localhost', 'iqra.localhost', '[::1]', '127.0.0.1', '127.255.1.2'])(
  '%s always means this machine',
  (name) => {
    expect(isLoopback(name)).toBe(true)
  },
)

test.each([
  'localhost.example',
  'mylocalhost',
  '::1',
  '128.0.0.1',
  '127.0.0',
  '127.0.0.1.example',
  'a127.0.0.1',
  '0.0.0.0',
])('%s may mean another machine', (name) => {
  expect(isLoopback(name)).toBe(false)
})
