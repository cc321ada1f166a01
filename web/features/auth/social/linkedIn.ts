import { paths } from '#web/paths.ts'
import { storeForNextPage, takeFromLastPage } from '#web/storage/nextPage.ts'
import { SocialError } from './provider.ts'

/** sessionStorage key of the OAuth state, which prevents a foreign link from signing someone in here. */
const STATE = 'mk.linkedin'

/** sessionStorage key of the page to which the sign-in leads. */
const RETURN = 'mk.linkedinReturn'

/**
 * Redirects to LinkedIn, which returns to `/linkedIn` with a code.
 * @param returnTo path and query of the page to which the sign-in leads; undefined when none was requested
 * @see specification section 7
 */
export function goToLinkedIn(clientId: string | undefined, returnTo: string | undefined) {
  const state = crypto.randomUUID()
  storeForNextPage(STATE, state)
  storeForNextPage(RETURN, returnTo)
  const search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId ?? 'mock',
    redirect_uri: location.origin + paths.linkedIn,
    scope: 'openid profile email',
    state,
  })
  const page = clientId ? 'https://www.linkedin.com/oauth/v2/authorization' : '/__mock/pages/linkedin'
  location.assign(`${page}?${search}`)
}

/**
 * Reads the code from LinkedIn's redirect.
 * @param search parameters of the redirect
 * @param state what this tab sent; undefined if it sent nothing
 * @throws SocialError 'cancelled', or 'failed' when the state differs
 */
export function readCode(search: URLSearchParams, state: string | undefined): string {
  if (state === undefined || search.get('state') !== state) throw new SocialError('failed')
  if (search.get('error'))
    throw new SocialError(/cancelled|access_denied/.test(search.get('error') ?? '') ? 'cancelled' : 'failed')
  const code = search.get('code')
  if (!code) throw new SocialError('failed')
  return code
}

/** Reads and removes the stored state: it is valid for one attempt. */
export function takeState(): string | undefined {
  return takeFromLastPage(STATE)
}

/** Reads and removes the page to which the sign-in leads. */
export function takeReturnTo(): string | undefined {
  return takeFromLastPage(RETURN)
}
