import { SocialError, loadScript } from './provider.ts'

/** The part of Facebook's SDK in use. */
interface FacebookSdk {
  init: (options: { appId: string; version: string; cookie: boolean; xfbml: boolean }) => void
  login: (
    callback: (response: { authResponse?: { accessToken: string } | null }) => void,
    options: { scope: string },
  ) => void
}
declare global {
  interface Window {
    FB?: FacebookSdk
  }
}

/** Loads Facebook's SDK. Without a client id the mock API simulates Facebook. */
export async function loadFacebook(clientId: string | undefined): Promise<void> {
  await loadScript(clientId ? 'https://connect.facebook.net/en_US/sdk.js' : '/__mock/pages/facebook/sdk.js')
  window.FB?.init({ appId: clientId ?? 'mock', version: 'v21.0', cookie: false, xfbml: false })
}

/**
 * Opens Facebook's popup.
 * @returns the provider's access token
 * @throws SocialError
 */
export function requestFacebookToken(): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!window.FB) return reject(new SocialError('failed'))
    return window.FB.login(
      ({ authResponse }) =>
        authResponse ? resolve(authResponse.accessToken) : reject(new SocialError('cancelled')),
      { scope: 'public_profile,email' },
    )
  })
}
