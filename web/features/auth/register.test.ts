import { expect, test } from 'vitest'
import { reloadsAfterSignIn } from '#web/domain/session/landingPath.ts'
import { signsInAfterRegistering } from './register.ts'

test.each([
  ['/courses', true, true],
  ['/Webinars', true, true],
  ['/groups', true, true],
  ['/groups/programs', false, true],
  ['/tutors', false, false],
])(
  'a person who registers on %s is signed in at once: %s; the page reloads after a sign-in: %s',
  (path, signsIn, reloads) => {
    expect([signsInAfterRegistering(path), reloadsAfterSignIn(path)]).toEqual([signsIn, reloads])
  },
)
