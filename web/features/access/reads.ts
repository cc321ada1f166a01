import { ApiError, unwrapData, type LinkState } from '#sdk'
import type { Query } from '#web/api/query.ts'

type State = LinkState['state']

/** Confirms the address that the link was sent to; the token stands in the body, so that no log has it. */
export function verifyQuery(token: string): Query<State> {
  return {
    path: '/auth/verify_email/',
    init: { token },
    load: ({ api }) => stateOf(unwrapData(api.POST('/auth/verify_email/', { body: { token } }))),
  }
}

/** What became of a link to set a new password. */
export function resetLinkQuery(token: string): Query<State> {
  return {
    path: '/auth/reset_password/check/',
    init: { token },
    load: ({ api }) => stateOf(unwrapData(api.POST('/auth/reset_password/check/', { body: { token } }))),
  }
}

/** A token that the API does not even read (422) is no link of ours: asking again would not help. */
async function stateOf(answer: Promise<{ data: LinkState }>): Promise<State> {
  try {
    return (await answer).data.state
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return 'broken'
    throw error
  }
}

/** Asked once: a second question would find the link used. */
export const askedOnce = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
} as const
