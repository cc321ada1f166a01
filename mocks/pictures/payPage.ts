import data from '#mocks/data/records.json'
import type { Language } from '#sdk/language.ts'
import { institutes, type InstituteData } from '#mocks/data/catalogue.ts'
import { selectLanguage, getMessage, getText } from '#mocks/data/texts.ts'
import { buildFrame } from '#mocks/pictures/pages.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'
import type { PaymentRecord } from '#mocks/world/booking/bookingRecords.ts'
import { formatReference } from '#mocks/world/booking/formatReference.ts'
import { computeDue } from '#mocks/world/booking/renewals.ts'
import { settlePayment, type PaymentOutcome } from '#mocks/world/booking/settlePayment.ts'
import type { InstituteState, World } from '#mocks/world/world.ts'
import type { Worlds } from '#mocks/world/worlds.ts'

const outcomes: readonly PaymentOutcome[] = ['succeed', 'fail', 'pending']

/**
 * Builds the mock page of a payment provider, or of the bank that confirms a transfer. Each of its buttons returns
 * to the web app.
 * @param referrer the page that led here: the web app may have another origin than the mock API
 */
export function buildPayPage(url: URL, worlds: Worlds, referrer?: string): MockResponse | undefined {
  const [, name, institute, id] =
    /^\/__mock\/pages\/pay\/([\w.-]{1,64})\/(\d+)\/(\d{1,12})$/.exec(url.pathname) ?? []
  const found = institutes.find((candidate) => candidate.id === Number(institute))
  if (!found || name === undefined) return undefined
  const world = worlds.get(name)
  const state = world.state(found)
  const payment = state.payments.get(Number(id))
  if (payment?.kind !== 'attempt') return undefined
  const outcome = outcomes.find((choice) => choice === url.searchParams.get('outcome'))
  const origin = findLocalOrigin(url.searchParams.get('from') ?? referrer)
  return outcome ? decide({ world, state, payment, outcome, origin }) : show(state, payment, { url, origin })
}

interface Decision {
  world: World
  state: InstituteState
  payment: PaymentRecord
  outcome: PaymentOutcome
  origin: string
}

/** Returns the origin of a page of this machine; empty for another one, to which nothing may redirect. */
function findLocalOrigin(url: string | undefined): string {
  const { origin, protocol, hostname } = URL.parse(url ?? '') ?? {}
  const isLocal = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname ?? '')
  return origin && isLocal && /^https?:$/.test(protocol ?? '') ? origin : ''
}

function decide({ world, state, payment, outcome, origin }: Decision): MockResponse {
  const settled = settlePayment(state, payment, outcome, world.clock())
  // Only a path was stored, so the redirect cannot lead to another site
  const back = new URL(payment.return_url ?? '/dashboard/payments', 'http://mock.invalid')
  back.searchParams.set('payment', String(payment.id))
  back.searchParams.set('status', settled.state)
  return { status: 303, headers: { location: `${origin}${back.pathname}${back.search}` }, body: '' }
}

function show(
  state: InstituteState,
  payment: PaymentRecord,
  { url, origin }: { url: URL; origin: string },
): MockResponse {
  const from = origin && `&amp;from=${encodeURIComponent(origin)}`
  const language = selectLanguage(url.searchParams.get('lang') ?? undefined, 'en')
  const write = (text: string) => getText(text)[language]
  const words = payment.return_url === undefined ? data.bank : data.pay
  const links = Object.entries(words.outcomes).map(
    ([outcome, text]) =>
      `<p><a class="${outcome}" href="?lang=${language}&amp;outcome=${outcome}${from}">${write(text)}</a></p>`,
  )
  const note = payment.message ? getMessage(payment.message, language) : write(words.note)
  return buildFrame({
    institute: state.institute,
    language,
    title: write(words.title),
    lead: `<bdi>${formatReference(payment)}</bdi> · <bdi>${formatAmount(state, payment)}</bdi>`,
    content: `<section><p>${note}</p>${payment.state === 'pending' ? links.join('') : `<p>${write(data.pay.over)}</p>`}</section>`,
  })
}

/** Builds the bank's page with the pending transfers; undefined for any other path. */
export function buildBankPage(
  url: URL,
  { name, state: readState }: World,
  about: PayPageView,
): MockResponse | undefined {
  if (url.pathname !== '/__mock/pages/bank') return undefined
  const { institute, language } = about
  const state = readState(institute)
  const open = state.payments
    .list()
    .filter((row) => row.kind === 'attempt' && row.state === 'pending' && row.return_url === undefined)
  const rows = open.map(
    (row) =>
      `<p><a href="/__mock/pages/pay/${name}/${institute.id}/${row.id}?lang=${language}"><bdi>${formatReference(row)}</bdi> · <bdi>${formatAmount(state, row)}</bdi></a></p>`,
  )
  const write = (text: string) => getText(text)[language]
  const content = rows.join('') || `<p>${write(data.bank.none)}</p>`
  const words = {
    title: write(data.bank.title),
    lead: write(data.bank.lead),
    content: `<section>${content}</section>`,
  }
  return buildFrame({ institute, language, ...words })
}

interface PayPageView {
  institute: InstituteData
  language: Language
}

function formatAmount(state: InstituteState, payment: PaymentRecord): string {
  return `${computeDue(state, payment).total.toFixed(2)} ${state.institute.currency}`
}
