import { findSubscriptionProblem } from '../../layouts/footer/subscription.ts'
import type { SubmittedForm } from './submittedForm.ts'

/** The newsletter subscription of the footer. */
export const subscribeForm: SubmittedForm = {
  name: 'subscribe',
  check({ email = '' }) {
    const problem = findSubscriptionProblem(email)
    return problem ? { email: problem } : {}
  },
  keep: ({ email = '' }) => ({ email }),
  async send({ email = '' }, { url, clients }) {
    await clients.api.POST('/institutes/subscription/add/', { body: { email: email.trim() } })
    url.searchParams.set('subscribed', '1')
    return { location: `${url.pathname}${url.search}#form-subscribe` }
  },
}
