import { paths } from '#web/paths.ts'
import { readStored, writeStored } from '#web/state/storage.ts'
import { SocialError } from './provider.ts'

/** Ties the answer to this tab; no secret, but nobody else's link may sign somebody in here. */
const STATE = 'mk.linkedin'

/** Leaves for LinkedIn, which comes back to `/linkedIn` with a code (specification section 7). */
export function goToLinkedIn(clientId: string | undefined) {
  const state = crypto.randomUUID()
  writeStored(STATE, state, () => sessionStorage)
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
 * What LinkedIn's answer says.
 * @param search of the address that it came back to
 * @param state what this tab sent, undefined if it sent nothing
 * @throws SocialError 'cancelled', or 'failed' when the answer is none of this tab's
 */
export function readCode(search: URLSearchParams, state: string | undefined): string {
  if (state === undefined || search.get('state') !== state) throw new SocialError('failed')
  if (search.get('error'))
    throw new SocialError(/cancelled|access_denied/.test(search.get('error') ?? '') ? 'cancelled' : 'failed')
  const code = search.get('code')
  if (!code) throw new SocialError('failed')
  return code
}

/** Once: an answer is good for one attempt. */
export function takeState(): string | undefined {
  const state = readStored(STATE, () => sessionStorage)
  writeStored(STATE, undefined, () => sessionStorage)
  return state
}
