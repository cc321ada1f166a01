import { expect, test } from 'vitest'
import { needsReloadAfterSignIn } from '#web/domain/session/landingPath.ts'
import { isSignedInAfterRegistering } from './register.ts'

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
