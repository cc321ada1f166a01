import { expect, test, vi } from 'vitest'
import { ApiError, type Clients, type KidPayload, type RegisterPayload } from '#sdk'
import { needsReloadAfterSignIn } from '#web/domain/session/landingPath.ts'
import { addKid, isSignedInAfterRegistering, register } from './register.ts'

test.each([
  ['/courses', true, true],
  ['/Webinars', true, true],
  ['/groups', true, true],
  ['/groups/programs', false, true],
  ['/tutors', false, false],
])(
  'a person who registers on %s is signed in at once: %s; the page reloads after a sign-in: %s',
  (path, signsIn, reloads) => {
    expect([isSignedInAfterRegistering(path), needsReloadAfterSignIn(path)]).toEqual([signsIn, reloads])
  },
)

const lina: KidPayload = {
  first_name: 'Lina',
  last_name: 'Kamal',
  gender: 'Female',
  date_of_birth: '2018-05-04',
}

test.each([
  ['is added at the first attempt', false, [lina], 1],
  ['is not added twice', true, [lina], 0],
  ['is added, if it was not before', true, [{ ...lina, first_name: 'Omar' }], 1],
])('a kid %s', async (_, isRepeated, known, count) => {
  const POST = vi.fn<() => Promise<object>>(async () => ({ data: { data: lina } }))
  const GET = async () => ({ data: { data: known } })
  await addKid({ api: { GET, POST } } as unknown as Clients, lina, isRepeated)
  expect(POST).toHaveBeenCalledTimes(count)
})

test.each([
  ['after an attempt without a response is that of the own account', true, 'Learn#2026', 'signed in'],
  ['after such an attempt, with a password of another, is refused', true, 'Other#2026', 'taken'],
  ['of another person is refused', false, 'Learn#2026', 'taken'],
])('an address that is taken %s', async (_, isRepeated, password, result) => {
  const refusal = { method: 'POST', path: '', status: 422, code: 'refused', fields: { email: ['taken'] } }
  const POST = async (path: string, { body }: { body: { password: string } }) => {
    if (path === '/auth/token/' && body.password === 'Learn#2026')
      return { data: { success: true, user: { first_name: 'Sara' } } }
    throw new ApiError(refusal)
  }
  const payload = { register_type: 'student', email: 'sara@example.test', password } as RegisterPayload
  const attempt = register({ api: { POST } } as unknown as Clients, payload, false, isRepeated)
  expect(
    await attempt.then(
      () => 'signed in',
      (error: ApiError) => error.fields.email?.[0],
    ),
  ).toBe(result)
})
