import { respondWithAsset, keepAssets } from './assets.ts'
import { findKept, keep, names } from './caches.ts'
import { getSessionMark, keepPersonal, readPerson } from './person.ts'

/** Pages with a secret in their URL, a payment or a meeting: they are never kept. */
const unkept =
  /^\/(resetpassword|verifyemail|linkedIn|meeting|StLoginforWebinar|reservation|groups\/|institute-login|operatorlogin|UpdatePassword)/i

/**
 * Keeps a page that came from the server: a signed-in person's (`no-store`) only while they are signed in.
 * @param mark of the session when it was requested
 */
export async function storePage(url: string, response: Response, mark: number): Promise<void> {
  const { pathname } = new URL(url)
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || response.redirected || unkept.test(pathname)) return
  const isPersonal = response.headers.get('cache-control')?.includes('no-store') ?? false
  const keptUrl = toKeptUrl(url)
  await (isPersonal ? keepPersonal(keptUrl, response, mark) : keep('shared', keptUrl, response))
}

/** Keeps a page that the worker did not load, with its scripts. */
export async function keepPage(url: string, assets: readonly string[]): Promise<void> {
  await readAgain(url)
  const works: Promise<unknown>[] = []
  const responses = assets.map((asset) =>
    respondWithAsset(new Request(asset), (work) => works.push(work)).catch(() => undefined),
  )
  await Promise.all(responses)
  await Promise.all(works)
}

/** Keeps the start page of the installed app, with its scripts, as its visitor sees it, unless it is kept. */
export async function keepStartPage(): Promise<void> {
  const url = new URL('/', location.origin).href
  const name = (await readPerson()) === undefined ? names.shared : names.personal
  const cache = await caches.open(name)
  if (await cache.match(url)) return
  await readAgain(url)
  const html = await (await cache.match(url))?.text()
  await keepAssets(html?.match(/\/assets\/[\w.-]+/g) ?? [])
}

async function readAgain(url: string): Promise<void> {
  if (unkept.test(new URL(url).pathname)) return
  const mark = getSessionMark()
  const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (response) await storePage(url, response, mark)
}

/**
 * Finds the page to show offline: the start page whatever its query, because an installed app may open it with
 * another one. It is marked, so that it does not tell who was signed in when it was rendered.
 */
export async function findPage(url: string): Promise<Response | undefined> {
  const keptUrl = toKeptUrl(url)
  const isStart = new URL(keptUrl).pathname === '/'
  const kept =
    (await findKept(keptUrl)) ?? (isStart ? await findKept(keptUrl, { ignoreSearch: true }) : undefined)
  return kept && markKept(kept)
}

async function markKept(response: Response): Promise<Response> {
  const html = await response.text()
  const headers = new Headers(response.headers)
  // The text is neither compressed nor as long as it was
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html.replace('<html', '<html data-kept'), { status: response.status, headers })
}

/** The URL under which a page is kept: without its hash and what only says where a visitor came from. */
function toKeptUrl(url: string): string {
  const kept = new URL(url)
  kept.hash = ''
  const origins = [...kept.searchParams.keys()].filter((name) => /^(utm_\w+|source|gclid|fbclid)$/.test(name))
  for (const name of origins) kept.searchParams.delete(name)
  return kept.href
}
