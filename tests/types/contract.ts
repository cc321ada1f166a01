// Compiled, never run: calls that must not compile, and types of two sides that must match.
import { unwrapData, type Clients, type DocumentedPaths } from '#sdk'
import type { MocksModule, PagesModule } from '#bff/startup/loadBuilds.ts'
import { createMockUpstream, describeDemo } from '#mocks/upstream.ts'
import { createPages } from '#web/app/server.tsx'

// As function properties, so that parameters are compared strictly too
export const pagesFit: PagesModule = { createPages }
export const mocksFit: MocksModule = { createMockUpstream, describeDemo }

export async function expectRefused({ api }: Clients) {
  // @ts-expect-error only the BFF refreshes tokens
  await api.POST('/auth/refresh_token/', { body: { refresh_token: 'x' } })
  // @ts-expect-error only the BFF sends the client secret
  await api.GET('/institutes/terms/', { params: { header: { 'client-secret': 'x' } } })
  // @ts-expect-error not through the options of fetch either
  await api.GET('/institutes/terms/', { headers: { 'client-secret': 'x' } })
  // @ts-expect-error a fetch of one's own could add the secret
  await api.GET('/institutes/terms/', { fetch: async () => Response.json({}) })
  // @ts-expect-error so could a middleware
  await api.GET('/institutes/terms/', { middleware: [] })
  const { data } = await api.POST('/auth/token/', {
    body: { user_type: 'student', username: 'a', password: 'b' },
  })
  // @ts-expect-error sign-in responses have no token
  return data?.success ? data.token_data : undefined
}

// @ts-expect-error an assumed call is not among the documented ones
export type NotDocumented = DocumentedPaths['/tutor/list/']

export async function readPasscode({ api }: Clients): Promise<string> {
  const body = {
    first_name: 'Sara',
    last_name: 'Kamal',
    gender: 'Female',
    date_of_birth: '2018-05-04',
  } as const
  const { data } = await unwrapData(api.POST('/auth/kid/add/', { body }))
  return data.passcode
}
