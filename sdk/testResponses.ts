import { expect } from 'vitest'

/** Never answers; rejects as `fetch` does when its signal aborts. */
export function hang(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    if (request.signal.aborted) reject(request.signal.reason)
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })
}

/** Answers with a body that does not end before the signal aborts. */
export function respondSlowly(request: Request): Response {
  return new Response(
    new ReadableStream({
      start: (controller) =>
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason)),
    }),
  )
}

/** Returns what a call rejects with. */
export async function catchFailure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  )
}
