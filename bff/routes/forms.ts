import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { formatProblem, HttpProblem } from '#bff/http/problem.ts'
import { readBody } from '#bff/http/requestBody.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import type { RequestHead } from '#bff/http/requestHead.ts'
import { assertOwnOrigin } from '#bff/middleware/csrf.ts'
import { createNonce } from '#bff/pages/nonceTemplate.ts'
import { serveRefusedForm } from '#bff/pages/page.ts'
import { createPageQuery } from '#bff/pages/pageQuery.ts'
import { buildPageHeaders } from '#bff/pages/pageHeaders.ts'
import type { FormResponse, FormCall, FormOutcome, PageRenderer } from '#bff/pages/renderer.ts'
import { buildPageRequest } from '#bff/pages/renderPage.ts'
import { callForVisitor } from '#bff/routes/api.ts'
import type { Services } from '#bff/services.ts'
import { formatPageCookie } from '#bff/session/cookie.ts'
import { findVisitor } from '#bff/session/visitor.ts'

/** Longer than any message that a form without script sends. */
const maxBytes = 32_768

/**
 * Answers a form that was posted to the URL of its page: 303 once it was accepted, else the page with the form, what
 * was typed and the errors. See docs/decisions.md#form-tokens.
 * A form without the browser's token is not sent: the page is answered with 403 and a new one.
 * @throws HttpProblem csrf, body_too_large or bad_request
 */
export async function serveForm(
  services: Services & { readonly pages: PageRenderer },
  context: TenantContext,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response> {
  const { head, tenant, origin, id } = context
  context.route = 'form'
  assertOwnOrigin(head, origin)
  if (Number(head.headers['content-length'] ?? 0) > maxBytes) throw new HttpProblem('body_too_large')
  const body = await readBody(incoming, maxBytes)
  const { token = '', ...values } = Object.fromEntries(new URLSearchParams(body.toString()))
  const cookies: string[] = []
  const outcome = await submit(services, context, { values, token }, (cookie) => cookies.push(cookie))
  if ('form' in outcome) {
    await serveRefusedForm(services, context, outgoing, outcome)
    return RESPONSE_ALREADY_SENT
  }
  if (outcome.language) cookies.push(formatPageCookie(tenant, 'preferred-lang', outcome.language))
  return new Response(null, {
    status: 303,
    headers: [
      ...Object.entries({
        ...buildPageHeaders(tenant, createNonce()),
        'x-request-id': id,
        'cache-control': 'no-store',
        location: outcome.location,
      }),
      ...cookies.map((cookie) => ['set-cookie', cookie] as [string, string]),
    ],
  })
}

async function submit(
  services: Services & { readonly pages: PageRenderer },
  context: TenantContext,
  { values, token }: { readonly values: Readonly<Record<string, string>>; readonly token: string },
  setCookie: (value: string) => void,
): Promise<FormOutcome> {
  const { session } = await findVisitor(context.head, context.tenant, services.sessions)
  return services.pages.submitForm({
    ...buildPageRequest(context, context.head.target),
    user: session?.record.user,
    read: createPageQuery(services, context),
    values,
    isGenuine: services.formTokens.verify(context.head, context.tenant, token),
    send: (call) => callApi(services, context, call, setCookie),
  })
}

/** Calls the API as a page's script would, with the same checks and limits. */
async function callApi(
  services: Services,
  context: TenantContext,
  { method, path, body, language, timeZone }: FormCall,
  setCookie: (value: string) => void,
): Promise<FormResponse> {
  const buffered = Buffer.from(JSON.stringify(body))
  const { cookie } = context.head.headers
  const head: RequestHead = {
    method,
    target: `/api${path}`,
    headers: { 'accept-language': language, 'x-timezone': timeZone, ...(cookie && { cookie }) },
    rawHeaders: [],
  }
  const own = { ...context, head, signal: context.signal }
  try {
    const matched = services.matchOperation(method, path)
    const response = await callForVisitor(services, own, matched, { buffer: buffered }, setCookie)
    const bytes = Buffer.isBuffer(response.body) ? response.body : await buffer(response.body)
    return {
      status: response.status,
      headers: { 'content-type': 'application/json' },
      body: bytes.toString(),
    }
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error
    return formatProblem(error, context.id)
  }
}
