import { ApiError, unwrapData, type LinkState } from '#sdk'
import type { Query } from '#web/api/query.ts'

type State = LinkState['state']

/** Creates the query that confirms an e-mail address; the token is in the body, so that it is not logged. */
export function verifyQuery(token: string): Query<State> {
  return {
    path: '/auth/verify_email/',
    init: { token },
    load: ({ api }) => readLinkState(unwrapData(api.POST('/auth/verify_email/', { body: { token } }))),
  }
}

/** Creates the query for the state of a reset link. */
export function resetLinkQuery(token: string): Query<State> {
  return {
    path: '/auth/reset_password/check/',
    init: { token },
    load: ({ api }) =>
      readLinkState(unwrapData(api.POST('/auth/reset_password/check/', { body: { token } }))),
  }
}

/**
 * Reads the state of a link. A token that the API refuses to parse (422) is an invalid link: a retry would not help.
 */
async function readLinkState(response: Promise<{ data: LinkState }>): Promise<State> {
  try {
    return (await response).data.state
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return 'broken'
    throw error
  }
}

/** SWR options for a single request: a second one would find the link used. */
export const singleFetch = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
} as const
