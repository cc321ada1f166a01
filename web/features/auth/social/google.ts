import { SocialError, loadScript } from './provider.ts'

/** The part of Google Identity Services in use. */
interface TokenClient {
  requestAccessToken: () => void
}
interface TokenOptions {
  client_id: string
  scope: string
  callback: (response: { access_token?: string; error?: string }) => void
  error_callback: (error: { type?: string }) => void
}
declare global {
  interface Window {
    google?: { accounts: { oauth2: { initTokenClient: (options: TokenOptions) => TokenClient } } }
  }
}

/** Loads Google Identity Services. Without a client id the mock API simulates Google. */
export function loadGoogle(clientId: string | undefined): Promise<void> {
  return loadScript(clientId ? 'https://accounts.google.com/gsi/client' : '/__mock/pages/google/sdk.js')
}

/**
 * Opens Google's popup.
 * @returns the provider's access token
 * @throws SocialError
 */
export function requestGoogleToken(clientId: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const client = window.google?.accounts.oauth2.initTokenClient({
      client_id: clientId ?? 'mock',
      scope: 'openid email profile',
      callback: ({ access_token, error }) => {
        if (access_token) resolve(access_token)
        else reject(new SocialError(error === 'access_denied' ? 'cancelled' : 'failed'))
      },
      error_callback: ({ type }) => reject(new SocialError(toReason(type))),
    })
    if (client) client.requestAccessToken()
    else reject(new SocialError('failed'))
  })
}

function toReason(type: string | undefined): SocialError['reason'] {
  if (type === 'popup_closed') return 'cancelled'
  return type === 'popup_failed_to_open' ? 'blocked' : 'failed'
}
