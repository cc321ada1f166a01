import data from '#mocks/data/office.json'
import { institutes } from '#mocks/data/catalogue.ts'
import { languageOf, message, textOf } from '#mocks/data/texts.ts'
import { frameOf } from '#mocks/pictures/pages.ts'
import type { Reply } from '#mocks/scenarios/scenarios.ts'
import type { PaymentRecord } from '#mocks/world/bookingRecords.ts'
import { dueOf } from '#mocks/world/renewals.ts'
import { settlePayment, type PaymentOutcome } from '#mocks/world/settle.ts'
import type { InstituteState, World } from '#mocks/world/world.ts'
import type { Worlds } from '#mocks/world/worlds.ts'

const outcomes: readonly PaymentOutcome[] = ['succeed', 'fail', 'pending']

/** Stands in for the page of a payment provider: three buttons, each of which leads back to the web app. */
export function payPageOf(url: URL, worlds: Worlds): Reply | undefined {
  const [, name, institute, id] =
    /^\/__mock\/pages\/pay\/([\w.-]{1,64})\/(\d+)\/(\d{1,12})$/.exec(url.pathname) ?? []
  const found = institutes.find((candidate) => candidate.id === Number(institute))
  if (!found || name === undefined) return undefined
  const world = worlds.get(name)
  const state = world.state(found)
  const payment = state.payments.get(Number(id))
  if (payment?.return_url === undefined) return undefined
  const outcome = outcomes.find((choice) => choice === url.searchParams.get('outcome'))
  return outcome ? decide({ world, state, payment, outcome }) : show(state, payment, url)
}

interface Decision {
  world: World
  state: InstituteState
  payment: PaymentRecord
  outcome: PaymentOutcome
}

function decide({ world, state, payment, outcome }: Decision): Reply {
  const settled = settlePayment(state, payment, outcome, world.clock())
  // why: only the path was kept, so the way back cannot lead to another site
  const back = new URL(payment.return_url ?? '/', 'http://mock.invalid')
  back.searchParams.set('payment', String(payment.id))
  back.searchParams.set('status', settled.state)
  return { status: 303, headers: { location: `${back.pathname}${back.search}` }, body: '' }
}

function show(state: InstituteState, payment: PaymentRecord, url: URL): Reply {
  const language = languageOf(url.searchParams.get('lang') ?? undefined, 'en')
  const amount = `${dueOf(state, payment).total.toFixed(2)} ${state.institute.currency}`
  const write = (text: string) => textOf(text)[language]
  const links = outcomes.map(
    (outcome) =>
      `<p><a class="${outcome}" href="?lang=${language}&amp;outcome=${outcome}">${write(data.pay[outcome])}</a></p>`,
  )
  const note = payment.message ? message(payment.message, language) : write(data.pay.note)
  return frameOf({
    institute: state.institute,
    language,
    title: write(data.pay.title),
    lead: `<bdi>${amount}</bdi>`,
    content: `<section><p>${note}</p>${payment.state === 'pending' ? links.join('') : `<p>${write(data.pay.over)}</p>`}</section>`,
  })
}
