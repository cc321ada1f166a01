import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { HttpProblem } from '#bff/http/problem.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import type { PageRenderer } from '#bff/pages/renderer.ts'
import { serveForm } from '#bff/routes/forms.ts'
import type { Services } from '#bff/services.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

/** Calls the API and leads to its status. */
const submitForm: PageRenderer['submitForm'] = async ({ send }) => {
  const call = { method: 'POST', path: '/auth/token/', body: {}, language: 'en', timeZone: 'UTC' } as const
  return { location: `/${(await send(call)).status}` }
}

/** Posts a form whose call of the API fails. */
function post(error: Error): Promise<Response> {
  const services = {
    pages: { submitForm },
    formTokens: { verify: () => true },
    sessions: createTestSessions(Date.now).sessions,
    matchOperation: () => {
      throw error
    },
  } as unknown as Services & { pages: PageRenderer } // The services that a form uses
  const head = { method: 'POST', target: '/contact', headers: {}, rawHeaders: [] }
  // The members that a form reads
  const context = { id: 'id-1', tenant, head, origin: tenant.origin } as unknown as TenantContext
  const incoming = Readable.from([Buffer.from('token=a')]) as unknown as IncomingMessage
  return serveForm(services, context, incoming, {} as ServerResponse)
}

test('a form gets a refusal of ours as the status of its call', async () => {
  expect((await post(new HttpProblem('rate_limited'))).headers.get('location')).toBe('/429')
})

test('an error of our own while a form is sent is passed on as it is, so that the log names it', async () => {
  const error = new RangeError('broken')
  await expect(post(error)).rejects.toBe(error)
})
