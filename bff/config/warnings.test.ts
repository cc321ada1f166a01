import { expect, test } from 'vitest'
import type { Config } from '#bff/config/config.ts'
import { findWarnings } from './warnings.ts'

const find = (TRUSTED_PROXIES: string[] | undefined, isProduction = true) =>
  findWarnings({ TRUSTED_PROXIES, isProduction } as Config) // Nothing else is read

test('warns of each network that is trusted as a whole', () => {
  const found = find(['10.89.0.10', '10.0.0.0/8', 'fd00::/64', '10.1.2.3/32', '::1/128'])
  expect(found).toHaveLength(2)
  expect(found[0]).toContain('10.0.0.0/8')
  expect(found[1]).toContain('fd00::/64')
})

test('the start does not warn of single addresses, of none, or in development', () => {
  expect(find(['10.89.0.10', 'fd00::1'])).toEqual([])
  expect(find(undefined)).toEqual([])
  expect(find(['10.0.0.0/8'], false)).toEqual([])
})
