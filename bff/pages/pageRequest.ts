import type { RequestContext } from '#bff/http/requestContext.ts'
import { getHeader, getMediaType } from '#bff/http/requestHead.ts'

type RequestLine = Pick<RequestContext, 'head' | 'path'>

/** Whether a request asks for a page: it accepts HTML and the last segment of its path has no dot. */
export function isPageRequest({ head, path }: RequestLine): boolean {
  const accept = getHeader(head, 'accept') ?? '*/*'
  return (
    ['GET', 'HEAD'].includes(head.method) &&
    /text\/html|\*\/\*|application\/xhtml/.test(accept) &&
    isPagePath(path)
  )
}

/** Whether a path may be a page's: the last segment of a file's has a dot. */
export function isPagePath(path: string): boolean {
  return !(path.split('/').at(-1) ?? '').includes('.')
}

/** Whether a request is a form of a page that was posted without script. */
export function isPostedForm({ head, path }: RequestLine): boolean {
  return (
    head.method === 'POST' &&
    isPagePath(path) &&
    getMediaType(head) === 'application/x-www-form-urlencoded' &&
    getHeader(head, 'content-encoding') === undefined
  )
}
