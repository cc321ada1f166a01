import { RefusedError, createClient } from '@tutoring-marketplace/sdk'
import { mock } from '@tutoring-marketplace/mocks'
import type { HttpHandler } from 'msw'

/** Lists tutors, signs in as a tutor, reads a list that needs it, and meets an override: the five-minute start. */
export async function walk(baseUrl: string, use: (...handlers: HttpHandler[]) => void) {
  let token: string | undefined
  const api = createClient({
    baseUrl,
    headers: () => ({ 'accept-language': 'en', authorization: token && `Bearer ${token}` }),
  })
  const tutors = await api.GET('/tutor/list/', { params: { query: { page_size: 5 } } })
  const signedIn = await api.POST('/auth/token/', {
    body: { user_type: 'tutor', username: 'tutor@example.test', password: 'Teach#2026' },
  })
  token = signedIn.data.token_data.access_token
  const homework = await api.GET('/homework/list/')
  use(mock('listTutors', 503, { success: false, Messages: [{ Message: 'Closed' }] }, { once: true }))
  const error: unknown = await api.GET('/tutor/list/').catch((caught: unknown) => caught)
  const refused = error instanceof RefusedError ? `${error.method} ${error.status} ${error.message}` : 'none'
  return {
    tutors: tutors.data.data.map(({ first_name }) => first_name),
    name: signedIn.data.user.email,
    homework: homework.data.total,
    refused,
  }
}
