import { proxy } from 'valtio'

/** Dialogs that anything may open; each loads when it is first opened. */
export interface DialogsState {
  login: LoginRequest | undefined
  terms: TermsKind | undefined
}

export type TermsKind = 'terms' | 'privacy'

export interface LoginRequest {
  tab: 'login' | 'register'
  /** Where to go after signing in, if the role may; without it the role's own landing (ruling 39) */
  returnTo?: string
  /** A guarded page was asked for: closing the dialog leaves it */
  isGuarding?: boolean
  role?: 'student' | 'tutor'
}

export function createDialogs(): DialogsState {
  return proxy<DialogsState>({ login: undefined, terms: undefined })
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
