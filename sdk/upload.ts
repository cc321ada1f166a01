import type { components } from './generated/assumed.d.ts'
import { ApiError, NetworkError, parseApiError } from './errors.ts'
import { parseJson } from './parseJson.ts'

type StoredFile = components['schemas']['File']

interface UploadOptions {
  /** Origin; '' for the page's own */
  origin?: string
  language: () => string
  timeZone: () => string
  onFailure?: (error: ApiError) => void
}

interface UploadState {
  signal?: AbortSignal
  /** Called with the fraction sent, 0 to 1 */
  onProgress?: (part: number) => void
}

export type Uploads = ReturnType<typeof createUploads>

/**
 * Creates the upload of one file a request. It uses XMLHttpRequest because `fetch` reports no upload progress.
 * After a
 * 503 `upload_retry` (tokens were refreshed meanwhile) the file is sent once more (docs/decisions.md#uploads).
 */
export function createUploads(options: UploadOptions) {
  const to =
    <Stored>(path: UploadPath) =>
    async (file: Blob & { name?: string }, state: UploadState = {}): Promise<Stored> => {
      try {
        return await send<Stored>(options, path, file, state)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'upload_retry')
          return send<Stored>(options, path, file, state)
        if (error instanceof ApiError) options.onFailure?.(error)
        throw error
      }
    }
  return {
    upload: to<StoredFile>('files/upload/'),
    uploadPicture: to<{ profile_picture_url: string }>('account/picture/'),
  }
}

type UploadPath = 'files/upload/' | 'account/picture/'

function send<Stored>(
  { origin = '', language, timeZone }: UploadOptions,
  path: UploadPath,
  file: Blob & { name?: string },
  { signal, onProgress }: UploadState,
): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const call = { method: 'POST', path: `/api/${path}` }
    const request = new XMLHttpRequest()
    request.open('POST', `${origin}/api/${path}`)
    request.setRequestHeader('X-CSRF', '1')
    request.setRequestHeader('Accept-Language', language())
    request.setRequestHeader('X-Timezone', timeZone())
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      // The cast is safe as far as the API keeps its contract; only two members are read
      const body = parseJson(request.responseText) as { success?: boolean; data?: Stored } | undefined
      if (request.status === 200 && body?.success && body.data) resolve(body.data)
      else reject(parseApiError(toResponse(request), request.responseText, call))
    })
    request.addEventListener('error', () => reject(new NetworkError(call)))
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const body = new FormData()
    body.append('file', file, file.name ?? 'file')
    request.send(body)
  })
}

/** Builds a response with the status and the headers that errors read. */
function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['x-request-id', 'retry-after']) {
    const value = request.getResponseHeader(name)
    if (value) headers.set(name, value)
  }
  return new Response(null, { status: request.status, headers })
}
