import type { InstituteConfigurations, SocialLink } from '#sdk'
import { buildSuccess, buildFieldFailure, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { parseFields, readText } from '#mocks/handlers/callValues.ts'
import { isEmail } from '#mocks/handlers/auth/rules.ts'
import { VAT } from '#mocks/world/booking/prices.ts'

const WEB_APP_VERSION = '1.4.0'

export const readTerms: Handler<'readTerms'> = ({ origin, language }) => ({
  status: 200,
  body: {
    success: true,
    data: {
      terms_and_conditions_url: `${origin}/__mock/pages/terms?lang=${language}`,
      privacy_policy_url: `${origin}/__mock/pages/privacy?lang=${language}`,
    },
  },
})

export const readVersion: Handler<'readVersion'> = () => ({
  status: 200,
  body: { success: true, data: { web_app_version: WEB_APP_VERSION } },
})

export const readConfigs: Handler<'readConfigs'> = (call) => {
  // An empty body is allowed, malformed JSON is not
  if (call.text) parseFields(call)
  const { id, currency, is_new_group_class_flow_enabled, time_zone, default_language, updated_at } =
    call.state.institute
  return {
    status: 200,
    headers: { 'institute-default-language': default_language },
    body: {
      success: true,
      configurations: buildConfigurations(call),
      institute: {
        id,
        currency: currency === 'USD' ? 'USD' : 'EGP',
        is_new_group_class_flow_enabled,
        time_zone,
        updated_at,
      },
    },
  }
}

export const subscribe: Handler<'subscribe'> = (call) => {
  const email = readText(parseFields(call), 'email')
  if (!email) return { status: 200, body: buildFieldFailure({ email: 'subscribeEmail' }, call.language) }
  if (!isEmail(email))
    return { status: 200, body: buildFieldFailure({ email: 'invalidEmail' }, call.language) }
  call.state.subscribers.add(email.toLowerCase())
  return { status: 200, body: buildSuccess('subscribed', call.language) }
}

const networks: readonly { id: SocialLink['id']; background: string }[] = [
  { id: 'facebook', background: '#1877F2' },
  { id: 'insta', background: '#C13584' },
  { id: 'linkedin', background: '#0A66C2' },
  { id: 'twitter', background: '#0F1419' },
  { id: 'youtube', background: '#C4302B' },
]

function buildConfigurations({ state, language, origin }: Call): InstituteConfigurations {
  const { institute } = state
  const { site } = institute
  return {
    colors: { config_value: { primary: institute.primary, secondary: institute.secondary } },
    institute_name: { config_value: institute.name[language] },
    logo: { config_value: `${origin}/__mock/files/logo/${institute.id}.svg` },
    about: { config_value: institute.about[language] },
    whatsapp_number: { config_value: institute.whatsapp },
    subscribe_text: { config_value: institute.subscribe[language] },
    blogs: { config_value: `${site}/blog` },
    contactUs: {
      config_value: {
        phone: institute.phone,
        email: institute.email,
        address: institute.address[language],
      },
    },
    followUs: { config_value: networks.map((network) => toNetworkLink(network, origin, site)) },
    vat_percentage: { config_value: VAT },
    app_links: { config_value: { ios: `${site}/app/ios`, android: `${site}/app/android` } },
  }
}

function toNetworkLink(
  { id, background }: (typeof networks)[number],
  origin: string,
  site: string,
): SocialLink {
  return { id, background, logo: `${origin}/__mock/files/networks/${id}.svg`, website: `${site}/${id}` }
}
