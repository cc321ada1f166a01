import { describe, expect, it } from 'vitest'
import { getLandingPath } from '#web/domain/session/landingPath.ts'
import type { Category } from '#web/state/session.ts'
import type { GuardContext } from './guards.ts'
import { routes } from './routes.ts'

type Who = Category | 'guest' | 'social'

function createContext(who: Who, isMainHost = true): GuardContext {
  return { user: who === 'guest' ? null : createPerson(who), institute: { isMainHost, institute: { id: 1 } } }
}

function createPerson(who: Category | 'social') {
  return who === 'social'
    ? ({ category: 'student', user_type: ['google_student', 'student'] } as const)
    : { category: who, user_type: who }
}

function findLanding(path: string, who: Who, isMainHost = true) {
  return routes.find((route) => route.path === path)?.who(createContext(who, isMainHost))
}

describe('guards of the route table', () => {
  it.each<[string, Who, true | string]>([
    ['/', 'guest', true],
    ['/', 'kids', '/dashboard/BookedClasses'],
    ['/tutors', 'kids', '/dashboard/BookedClasses'],
    ['/tutors/:id', 'guest', true],
    ['/courses', 'guest', true],
    ['/groups', 'kids', '/dashboard/BookedClasses'],
    ['/About', 'kids', '/dashboard/BookedClasses'],
    ['/Webinars', 'kids', true],
    ['/Webinars', 'tutor', true],
    ['/About', 'guest', true],
    ['/ContactUs', 'operator', true],
    ['/TutorEvents', 'student', true],
    ['/EventSample', 'guest', true],
    ['/meeting', 'guest', true],
    ['/StLoginforWebinar/:id?', 'guest', true],
    ['/StLoginforWebinar/:id?', 'student', '/'],
    ['/verifyemail/:id', 'guest', true],
    ['/verifyemail/:id', 'tutor', '/'],
    ['/resetpassword/:id', 'guest', true],
    ['/resetpassword/:id', 'kids', '/'],
    ['/ForgetPassword', 'guest', true],
    ['/ForgetPassword', 'institute_admin', '/'],
    ['/operatorlogin', 'guest', true],
    ['/operatorlogin', 'operator', '/'],
    ['/institute-login', 'guest', true],
    ['/institute-login', 'student', '/'],
    ['/dashboard/BookedClasses', 'guest', 'sign-in'],
    ['/dashboard/BookedClasses', 'student', true],
    ['/dashboard/BookedClasses', 'kids', true],
    ['/dashboard/BookedClasses', 'tutor', '/'],
    ['/dashboard/BookedClasses', 'operator', '/'],
    ['/Profile', 'guest', 'sign-in'],
    ['/Profile', 'kids', true],
    ['/Profile', 'operator', true],
    ['/UpdatePassword', 'guest', 'sign-in'],
    ['/UpdatePassword', 'student', true],
    ['/UpdatePassword', 'social', '/'],
    ['/UpdatePassword', 'kids', '/'],
    ['/UpdatePassword', 'institute_admin', true],
    ['/SubAccounts', 'guest', 'sign-in'],
    ['/SubAccounts', 'social', true],
    ['/SubAccounts', 'kids', '/'],
    ['/SubAccounts', 'tutor', '/'],
    ['/linkedIn', 'guest', true],
    ['/linkedIn', 'student', '/'],
    ['/dashboard/CurrentClasses', 'tutor', true],
    ['/dashboard/CurrentClasses', 'student', '/'],
    ['/dashboard/approved-tutors', 'operator', true],
    ['/dashboard/approved-tutors', 'institute_admin', true],
    ['/dashboard/approved-tutors', 'tutor', '/'],
    ['/dashboard/approved-tutors', 'guest', 'sign-in'],
  ])('%s requested by %s: %s', (path, who, decision) => {
    expect(findLanding(path, who)).toBe(decision)
  })

  it('show the page About to visitors of the main institute only', () => {
    const about = routes.find(({ path }) => path === '/About')
    expect(about?.who({ user: null, institute: { isMainHost: true, institute: { id: 2 } } })).toBe('/')
  })

  it('offer the operator page on main hosts only', () => {
    expect(findLanding('/operatorlogin', 'guest', false)).toBe('/')
    expect(findLanding('/institute-login', 'guest', false)).toBe(true)
  })

  it.each<[Category, string]>([
    ['student', '/dashboard/BookedClasses'],
    ['kids', '/dashboard/BookedClasses'],
    ['tutor', '/dashboard/CurrentClasses'],
    ['operator', '/dashboard/approved-tutors'],
    ['institute_admin', '/dashboard/approved-tutors'],
  ])('a %s lands on %s', (category, path) => {
    expect(getLandingPath({ category })).toBe(path)
  })
})
