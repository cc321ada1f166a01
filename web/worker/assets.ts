import { keep } from './caches.ts'

/** Answers with a file whose name changes with its content: a kept one is right for ever. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) await keep('assets', request, response.clone())
  return response
}
