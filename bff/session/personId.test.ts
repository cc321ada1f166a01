import { expect, test } from 'vitest'
import { getPersonId } from '#bff/session/personId.ts'
import { buildUser } from '../../tests/fakes/sessions.ts'

const identify = (email: string | null, tenant = 'a.example') =>
  getPersonId({ user: buildUser({ email }), tenant })

test('a person is the same under any spelling of the address, within one tenant', () => {
  expect(identify('sara@example.test')).toMatch(/^[\w-]{43}$/)
  expect(identify(' Sara@Example.test ')).toBe(identify('sara@example.test'))
  expect(identify('mona@example.test')).not.toBe(identify('sara@example.test'))
  expect(identify('sara@example.test', 'b.example')).not.toBe(identify('sara@example.test'))
})

test.each([[null], [''], ['  ']])('a user with the address %j, as a kid, has no id', (email) => {
  expect(identify(email)).toBeUndefined()
})

test('a person whom an earlier version indexed is still found', () => {
  expect(identify('sara@example.test')).toBe('xK-lX4e_IZcP5pyMecxHJ9C7YnM1W4jZ0nigNquZj8M')
})
