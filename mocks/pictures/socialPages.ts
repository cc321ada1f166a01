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
  const { accept, cancel, form } = provider === 'linkedin' ? buildLinkedInUrls(url) : popupUrls
  return buildFrame({
    institute,
    language,
    title: write(data[provider === 'google' ? 'google' : provider === 'facebook' ? 'facebook' : 'linkedin']),
    lead: write(data.lead),
    content: `<section><p>${write(data.note)}</p><p><a href="${accept}">${write(data.accept)}</a></p><p><a href="${cancel}">${write(data.cancel)}</a></p></section><form class="box" action="${form.action}">${form.hidden}<label>${write(data.other)} <input type="email" name="${form.name}" required></label> <button>${write(data.continueWith)}</button></form>`,
  })
}

/** The links and the form of a page of one provider. The form sends the e-mail address of a person of the user's choice. */
interface SocialUrls {
  accept: string
  cancel: string
  form: { action: string; hidden: string; name: string }
}

const popupUrls: SocialUrls = {
  accept: '?outcome=accept',
  cancel: '?outcome=cancel',
  form: { action: '', hidden: '<input type="hidden" name="outcome" value="accept">', name: 'email' },
}

/** Builds the return URLs as paths only, so that they cannot lead to another site. */
function buildLinkedInUrls(url: URL): SocialUrls {
  const asked = url.searchParams.get('redirect_uri') ?? '/'
  const back = URL.canParse(asked) ? new URL(asked).pathname : '/'
  const state = url.searchParams.get('state') ?? ''
  const to = (result: Record<string, string>) =>
    `${encodeURI(back)}?${new URLSearchParams({ ...result, state })}`
      .replaceAll('&', '&amp;')
      .replaceAll('"', '%22')
  const value = state.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return {
    accept: to({ code: 'mock-linkedin-code' }),
    cancel: to({ error: 'user_cancelled_login' }),
    form: {
      action: encodeURI(back).replaceAll('&', '&amp;'),
      hidden: `<input type="hidden" name="state" value="${value}">`,
      name: 'code',
    },
  }
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
    let outcome, email
    try {
      const search = new URLSearchParams(popup.closed ? 'outcome=cancel' : popup.location.search)
      outcome = search.get('outcome')
      email = search.get('email')
    } catch { return }
    if (!outcome) return
    clearInterval(timer)
    popup.close()
    done(outcome, email)
  }, 100)
}
`
const google = `
window.google = { accounts: { oauth2: { initTokenClient: (options) => ({
  requestAccessToken: () => mockPopup('google', (outcome, email) => {
    if (outcome === 'accept') options.callback({ access_token: email || 'mock-google-credential' })
    else options.error_callback({ type: outcome === 'blocked' ? 'popup_failed_to_open' : 'popup_closed' })
  }),
}) } } }
`
const facebook = `
window.FB = { init: () => undefined, login: (callback) => mockPopup('facebook', (outcome, email) =>
  callback(outcome === 'accept'
    ? { status: 'connected', authResponse: { accessToken: email || 'mock-facebook-credential' } }
    : { status: 'unknown', authResponse: null })) }
`
