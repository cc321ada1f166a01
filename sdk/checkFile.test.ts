import { describe, expect, it } from 'vitest'
import { createClient } from './createClient.ts'
import { DecodeError, NetworkError, RefusedError, TimeoutError } from './errors.ts'
import { catchFailure, respondSlowly } from './testResponses.ts'

describe.each(['blob', 'text', 'arrayBuffer'] as const)('a file that is read as %s', (parseAs) => {
  const read = (fetch: (request: Request) => Promise<Response>, timeout?: number) =>
    createClient({ baseUrl: 'https://x.test', fetch, timeout }).GET('/files/detail/{id}/', {
      params: { path: { id: 1 } },
      parseAs,
    })
  const createPageResponse = (type: string, body: string, more = {}) =>
    read(async () => new Response(body, { headers: { 'content-type': type, ...more } }))

  it('is a NetworkError when it breaks off, and a TimeoutError when it stalls', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
    const broken = await catchFailure(read(async () => new Response(body)))
    expect(broken).toBeInstanceOf(NetworkError)
    expect(broken).toMatchObject({ method: 'GET', path: '/files/detail/1/' })
    expect(await catchFailure(read(async (request) => respondSlowly(request), 5))).toBeInstanceOf(
      TimeoutError,
    )
  })

  it('is a RefusedError or a DecodeError when something else than the file arrives', async () => {
    const refusal = JSON.stringify({ success: false, Messages: [{ Message: 'No' }] })
    const refused = await catchFailure(createPageResponse('application/json; charset=utf-8', refusal))
    expect(refused).toBeInstanceOf(RefusedError)
    expect(refused).toMatchObject({ messages: ['No'], status: 200 })
    const html = await catchFailure(createPageResponse('text/html; charset=utf-8', '<html>Sign in'))
    expect(html).toBeInstanceOf(DecodeError)
    expect(html).toHaveProperty('firstBytes', '<html>Sign in')
  })

  it('may itself be JSON or HTML', async () => {
    const load = async (response: ReturnType<typeof createPageResponse>) =>
      new Response((await response).data as string | Blob).text()
    expect(await load(createPageResponse('application/json', '[1, 2]'))).toBe('[1, 2]')
    const attachment = { 'content-disposition': 'attachment; filename=essay.html' }
    expect(await load(createPageResponse('text/html', '<p>Essay', attachment))).toBe('<p>Essay')
  })
})
