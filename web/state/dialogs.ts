import { isRecord } from '#sdk/isRecord.ts'
import { proxy } from 'valtio'
import { readStored, writeStored } from './storage.ts'

/** Dialogs that anything may open; each loads when it is first opened. */
export interface DialogsState {
  login: LoginRequest | undefined
  terms: TermsKind | undefined
  alert: Alert | undefined
}

/** The result of a whole flow (ruling 55); everything else is a toast. */
export interface Alert {
  intent: 'success' | 'error'
  text: string
  onClosed?: () => void
}

export type TermsKind = 'terms' | 'privacy'

export interface LoginRequest {
  tab: 'login' | 'register'
  /** Where to go after signing in, if the role may; without it the role's own landing (ruling 39) */
  returnTo?: string
  /** A guarded page was asked for: closing the dialog leaves it */
  isGuarding?: boolean
  role?: 'student' | 'tutor' | 'kids'
  /** Only the form of a kid, of the signed-in parent (specification section 4) */
  isKidOnly?: boolean
  /** What was blocked and goes on after signing in, on the same page */
  resume?: () => void
}

export function createDialogs(): DialogsState {
  return proxy<DialogsState>({ login: undefined, terms: undefined, alert: undefined })
}

export function openLogin(dialogs: DialogsState, request: LoginRequest) {
  dialogs.login = request
}

export function closeLogin(dialogs: DialogsState) {
  dialogs.login = undefined
}

export function openTerms(dialogs: DialogsState, kind: TermsKind) {
  dialogs.terms = kind
}

export function closeTerms(dialogs: DialogsState) {
  dialogs.terms = undefined
}

export function openAlert(dialogs: DialogsState, alert: Alert) {
  dialogs.alert = alert
}

export function closeAlert(dialogs: DialogsState) {
  dialogs.alert = undefined
}

/** For a page that loads anew: the result is shown once it has started. */
export function openAlertAfterReload({ intent, text }: Alert) {
  writeStored(ALERT_KEY, JSON.stringify({ intent, text }), () => sessionStorage)
}

/** Shows what `openAlertAfterReload` kept, once. */
export function openStoredAlert(dialogs: DialogsState) {
  const kept = readStored(ALERT_KEY, () => sessionStorage)
  writeStored(ALERT_KEY, undefined, () => sessionStorage)
  const alert: unknown = kept && JSON.parse(kept)
  if (isStoredAlert(alert)) openAlert(dialogs, alert)
}

const ALERT_KEY = 'mk.alert'

function isStoredAlert(value: unknown): value is Alert {
  return isRecord(value) && 'intent' in value && 'text' in value
}

/** `?login=kids` opens the dialog: cards that are printed for kids lead there. */
export function openRequestedLogin(dialogs: DialogsState, search: URLSearchParams) {
  const asked = search.get('login')
  if (asked === null) return
  const role = (['student', 'tutor', 'kids'] as const).find((known) => known === asked)
  openLogin(dialogs, { tab: 'login', ...(role ? { role } : {}) })
}
