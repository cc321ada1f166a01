import data from '#mocks/data/social.json'
import type { Language } from '#sdk/language.ts'
import type { InstituteData } from '#mocks/data/catalogue.ts'
import { getText } from '#mocks/data/texts.ts'
import { buildFrame } from '#mocks/pictures/pages.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'

/** Builds the mock scripts and sign-in pages of Google, Facebook and LinkedIn. */
export function buildSocialPage(
  url: URL,
  institute: InstituteData,
  language: Language,
): MockResponse | undefined {
  const [, provider, isScript] =
    /^\/__mock\/pages\/(google|facebook|linkedin)(\/sdk\.js)?$/.exec(url.pathname) ?? []
  if (provider === undefined) return undefined
  if (!isScript) return show(provider, url, institute, language)
  return provider === 'linkedin' ? undefined : buildScript(provider === 'google' ? google : facebook)
}

function show(provider: string, url: URL, institute: InstituteData, language: Language): MockResponse {
  const write = (text: string) => getText(text)[language]
  const [accept, cancel] =
    provider === 'linkedin' ? buildLinkedInUrls(url) : [`?outcome=accept`, `?outcome=cancel`]
  return buildFrame({
    institute,
    language,
    title: write(data[provider === 'google' ? 'google' : provider === 'facebook' ? 'facebook' : 'linkedin']),
    lead: write(data.lead),
    content: `<section><p>${write(data.note)}</p><p><a href="${accept}">${write(data.accept)}</a></p><p><a href="${cancel}">${write(data.cancel)}</a></p></section>`,
  })
}

/** Builds the return URLs as paths only, so that they cannot lead to another site. */
function buildLinkedInUrls(url: URL): [string, string] {
  const asked = url.searchParams.get('redirect_uri') ?? '/'
  const back = URL.canParse(asked) ? new URL(asked).pathname : '/'
  const state = url.searchParams.get('state') ?? ''
  const to = (result: Record<string, string>) =>
    `${encodeURI(back)}?${new URLSearchParams({ ...result, state })}`
      .replaceAll('&', '&amp;')
      .replaceAll('"', '%22')
  return [to({ code: 'mock-linkedin-code' }), to({ error: 'user_cancelled_login' })]
}

function buildScript(body: string): MockResponse {
  return {
    status: 200,
    body: shared + body,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  }
}

// The pages have no scripts: the opener of the popup polls its URL
const shared = `
function mockPopup(name, done) {
  const popup = window.open('/__mock/pages/' + name, 'mock_' + name, 'popup,width=480,height=640')
  if (!popup) return done('blocked')
  const timer = setInterval(() => {
    let outcome
    try { outcome = popup.closed ? 'cancel' : new URLSearchParams(popup.location.search).get('outcome') } catch { return }
    if (!outcome) return
    clearInterval(timer)
    popup.close()
    done(outcome)
  }, 100)
}
`
const google = `
window.google = { accounts: { oauth2: { initTokenClient: (options) => ({
  requestAccessToken: () => mockPopup('google', (outcome) => {
    if (outcome === 'accept') options.callback({ access_token: 'mock-google-credential' })
    else options.error_callback({ type: outcome === 'blocked' ? 'popup_failed_to_open' : 'popup_closed' })
  }),
}) } } }
`
const facebook = `
window.FB = { init: () => undefined, login: (callback) => mockPopup('facebook', (outcome) =>
  callback(outcome === 'accept'
    ? { status: 'connected', authResponse: { accessToken: 'mock-facebook-credential' } }
    : { status: 'unknown', authResponse: null })) }
`
