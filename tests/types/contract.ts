// Compiled, never run: calls that must not compile, and types of two sides that must match.
import { unwrapData, type Clients, type DocumentedPaths } from '#sdk'
import type { MocksModule, PagesModule } from '#bff/startup/loadBuilds.ts'
import { createMockUpstream, describeDemo } from '#mocks/upstream.ts'
import { createPages } from '#web/app/server.tsx'

// As function properties, so that parameters are compared strictly too
export const pagesFit: PagesModule = { createPages }
export const mocksFit: MocksModule = { createMockUpstream, describeDemo }

export async function expectRefused({ api }: Clients) {
  // @ts-expect-error the refresh is not a browser's
  await api.POST('/auth/refresh_token/', { body: { refresh_token: 'x' } })
  // @ts-expect-error secrets are the BFF's
  await api.GET('/institutes/terms/', { params: { header: { 'client-secret': 'x' } } })
  // @ts-expect-error nor does a header of any other way get in
  await api.GET('/institutes/terms/', { headers: { 'client-secret': 'x' } })
  // @ts-expect-error nor anything that could set one on the way
  await api.GET('/institutes/terms/', { fetch: async () => Response.json({}) })
  // @ts-expect-error the same
  await api.GET('/institutes/terms/', { middleware: [] })
  const { data } = await api.POST('/auth/token/', {
    body: { user_type: 'student', username: 'a', password: 'b' },
  })
  // @ts-expect-error sign-in responses have no token
  return data?.success ? data.token_data : undefined
}

// @ts-expect-error an assumed call is not among the documented ones
export type NotDocumented = DocumentedPaths['/tutor/list/']

export async function readTold({ api }: Clients): Promise<string> {
  const body = {
    first_name: 'Sara',
    last_name: 'Kamal',
    gender: 'Female',
    date_of_birth: '2018-05-04',
  } as const
  const { data } = await unwrapData(api.POST('/auth/kid/add/', { body }))
  return data.passcode
}
