import { expect, test } from 'vitest'
import { describe, toAbsoluteUrl } from './topic.ts'

test('pictures of the API and of the app get the tenant as their origin', () => {
  expect(toAbsoluteUrl('/files/a.svg', 'https://a.example')).toBe('https://a.example/files/a.svg')
  expect(toAbsoluteUrl('https://b.example/a.png', 'https://a.example')).toBe('https://b.example/a.png')
  expect(toAbsoluteUrl('javascript:alert(1)', 'https://a.example')).toBeUndefined()
  expect(toAbsoluteUrl(null, 'https://a.example')).toBeUndefined()
  expect(toAbsoluteUrl('http://[', 'https://a.example')).toBeUndefined()
})

test('a record without a text has no description', () => {
  for (const text of [' ', null, undefined]) expect(describe(text)).toEqual({})
  expect(describe('One')).toEqual({ description: 'One' })
})
