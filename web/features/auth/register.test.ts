import { expect, test, vi } from 'vitest'
import type { Clients, KidPayload } from '#sdk'
import { needsReloadAfterSignIn } from '#web/domain/session/landingPath.ts'
import { addKid, isSignedInAfterRegistering } from './register.ts'

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
