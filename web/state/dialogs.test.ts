import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeAlert,
  closeLogin,
  closeTerms,
  createDialogs,
  dropLoginRequest,
  openAlert,
  openAlertAfterReload,
  openLogin,
  openStoredAlert,
  openTerms,
  readLoginRequest,
} from './dialogs.ts'
import { stubStorage } from '#web/storage/stubStorage.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

test('a dialog opens and closes without the others', () => {
  const dialogs = createDialogs({ tab: 'login' })
  openTerms(dialogs, 'privacy')
  openAlert(dialogs, { intent: 'error', text: 'No' })
  expect(dialogs).toEqual({
    login: { tab: 'login' },
    terms: 'privacy',
    alert: { intent: 'error', text: 'No' },
  })
  closeLogin(dialogs)
  expect([dialogs.login, dialogs.terms]).toEqual([undefined, 'privacy'])
  openLogin(dialogs, { tab: 'register', role: 'kids' })
  closeTerms(dialogs)
  closeAlert(dialogs)
  expect(dialogs).toEqual({ login: { tab: 'register', role: 'kids' }, terms: undefined, alert: undefined })
})

test('an alert is shown once after the next page load, without what cannot be stored', () => {
  openAlertAfterReload({ intent: 'success', text: 'Kid added', onClosed: () => undefined })
  const dialogs = createDialogs()
  openStoredAlert(dialogs)
  expect(dialogs.alert).toEqual({ intent: 'success', text: 'Kid added' })
  closeAlert(dialogs)
  openStoredAlert(dialogs)
  expect(dialogs.alert).toBeUndefined()
})

test.each(['null', '7', '{"intent":"error"}', '{"text":"x"}'])('a stored %s is not an alert', (stored) => {
  sessionStorage.setItem('mk.alert', stored)
  const dialogs = createDialogs()
  openStoredAlert(dialogs)
  expect([dialogs.alert, sessionStorage.getItem('mk.alert')]).toEqual([undefined, null])
})

test.each([
  ['', undefined],
  ['?x=login', undefined],
  ['?login', { tab: 'login' }],
  ['?login=kids', { tab: 'login', role: 'kids' }],
  ['?login=student', { tab: 'login', role: 'student' }],
  ['?login=admin', { tab: 'login' }],
  ['?register', { tab: 'register' }],
  ['?register=tutor', { tab: 'register', role: 'tutor' }],
  ['?register=tutor&login=kids', { tab: 'login', role: 'kids' }],
])('the query %j opens %o', (query, request) => {
  expect(readLoginRequest(new URLSearchParams(query))).toEqual(request)
})

test.each([
  ['?login=kids', ''],
  ['?register&lang=ar', '?lang=ar'],
  ['?a=1&login&b=2', '?a=1&b=2'],
  ['', ''],
])('the query %j is reduced to %j', (query, rest) => expect(dropLoginRequest(query)).toBe(rest))
