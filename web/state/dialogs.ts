import { isRecord } from '#sdk/isRecord.ts'
import { proxy } from 'valtio'
import type { Category } from './session.ts'
import { storeForNextPage, takeFromLastPage } from '#web/storage/nextPage.ts'

/** Dialogs that any component can open; each is loaded when first opened. */
export interface DialogsState {
  login: LoginRequest | undefined
  terms: TermsKind | undefined
  alert: Alert | undefined
}

/** The result of a whole flow; smaller results are toasts. */
export interface Alert {
  intent: 'success' | 'error'
  text: string
  onClosed?: () => void
}

export type TermsKind = 'terms' | 'privacy'

export interface LoginRequest {
  tab: 'login' | 'register'
  /** Path after signing in, if the role may enter it; by default the role's landing page */
  returnTo?: string
  /** A guarded page was requested: closing the dialog leaves it */
  isGuarding?: boolean
  /** Role whose form is shown first; staff see theirs only */
  role?: Category
  /** Shows only the kid form of the signed-in parent */
  isKidOnly?: boolean
  /** The blocked action, run after signing in on the same page */
  resume?: () => void
  /** The form in whose place it was opened: shown again once the same person has signed in */
  after?: LoginRequest | undefined
}

/**
 * Creates the store with all dialogs closed but the one that the page opens with.
 */
export function createDialogs(login?: LoginRequest): DialogsState {
  return proxy<DialogsState>({ login, terms: undefined, alert: undefined })
}

/** Opens the login dialog. */
export function openLogin(dialogs: DialogsState, request: LoginRequest) {
  dialogs.login = request
}

/** Closes the login dialog. */
export function closeLogin(dialogs: DialogsState) {
  dialogs.login = undefined
}

/** Opens the terms or the privacy policy. */
export function openTerms(dialogs: DialogsState, kind: TermsKind) {
  dialogs.terms = kind
}

/** Closes the terms dialog. */
export function closeTerms(dialogs: DialogsState) {
  dialogs.terms = undefined
}

/** Opens the alert dialog. */
export function openAlert(dialogs: DialogsState, alert: Alert) {
  dialogs.alert = alert
}

/** Closes the alert dialog. */
export function closeAlert(dialogs: DialogsState) {
  dialogs.alert = undefined
}

/** Stores an alert that is shown after the next page load. */
export function openAlertAfterReload({ intent, text }: Alert) {
  storeForNextPage(ALERT_KEY, JSON.stringify({ intent, text }))
}

/** Shows the alert stored by `openAlertAfterReload` once. */
export function openStoredAlert(dialogs: DialogsState) {
  const stored = takeFromLastPage(ALERT_KEY)
  const alert: unknown = stored && JSON.parse(stored)
  if (isStoredAlert(alert)) openAlert(dialogs, alert)
}

const ALERT_KEY = 'mk.alert'

function isStoredAlert(value: unknown): value is Alert {
  return isRecord(value) && 'intent' in value && 'text' in value
}

/**
 * Reads which dialog a URL opens: `?login=kids` stands on the printed cards of kids, `?register` asks to register.
 * See docs/decisions.md#login-url.
 */
export function readLoginRequest(search: URLSearchParams): LoginRequest | undefined {
  const tab = search.has('login') ? 'login' : 'register'
  const requested = search.get(tab)
  if (requested === null) return undefined
  const role = readRole(requested)
  return { tab, ...(role ? { role } : {}) }
}

/** Reads a role that the dialog offers. */
export function readRole(text: string | undefined) {
  return (['student', 'tutor', 'kids'] as const).find((known) => known === text)
}

/** Returns a URL's query without the parameter that opens the dialog. */
export function dropLoginRequest(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('login')
  params.delete('register')
  return params.size ? `?${params}` : ''
}
