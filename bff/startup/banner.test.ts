import { expect, test } from 'vitest'
import type { Config } from '#bff/config/config.ts'
import { formatBanner } from '#bff/startup/banner.ts'

// The members that the banner shows
const buildConfig = (UPSTREAM: Config['UPSTREAM'], HOST = '0.0.0.0') => ({ UPSTREAM, HOST }) as Config

test('a server in front of the API shows one line with its address', () => {
  expect(formatBanner(buildConfig('live'), 3000, 'demo')).toBe('Serving on http://0.0.0.0:3000\n')
  expect(formatBanner(buildConfig('live', '::'), 3000)).toBe('Serving on http://[::]:3000\n')
})

test('the mock API shows where to open it, and its accounts', () => {
  expect(formatBanner(buildConfig('mock'), 3000, 'accounts')).toBe(
    '\nReady: http://localhost:3000\n\naccounts\n\n',
  )
  expect(formatBanner(buildConfig('mock'), 3000)).toBe('\nReady: http://localhost:3000\n\n')
})
