import { expect, it } from 'vitest'
import { buildViewsKey } from './buildViewsKey.ts'

const operator = { category: 'operator', email: 'operator@example.test' } as const

it('keeps the saved views of people, roles, institutes and lists apart, without naming the person', () => {
  const keys = [
    buildViewsKey('classes', 1, operator),
    buildViewsKey('classes', 2, operator),
    buildViewsKey('payments', 1, operator),
    buildViewsKey('classes', 1, { ...operator, email: 'admin@example.test' }),
    buildViewsKey('classes', 1, { ...operator, category: 'tutor' }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(buildViewsKey('classes', 1, { ...operator })).toBe(keys[0])
  expect(keys.join(' ')).not.toContain('example')
})
