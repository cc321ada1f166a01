import { dataOf, type LinkState } from '#sdk'
import type { Query } from '#web/api/query.ts'

type State = LinkState['state']

/** Confirms the address that the link was sent to; the token stands in the body, so that no log has it. */
export function verifyQuery(token: string): Query<State> {
  return {
    path: '/auth/verify_email/',
    init: { token },
    load: async ({ api }) => {
      const { data } = await dataOf(api.POST('/auth/verify_email/', { body: { token } }))
      return data.state
    },
  }
}

/** What became of a link to set a new password. */
export function resetLinkQuery(token: string): Query<State> {
  return {
    path: '/auth/reset_password/check/',
    init: { token },
    load: async ({ api }) => {
      const { data } = await dataOf(api.POST('/auth/reset_password/check/', { body: { token } }))
      return data.state
    },
  }
}

/** Asked once: a second question would find the link used. */
export const askedOnce = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
} as const
