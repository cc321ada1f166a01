import { answerAsset } from './assets.ts'
import { keep } from './caches.ts'
import { readPerson } from './person.ts'

/** Pages with a secret in their address, a payment or a meeting: they are never kept. */
const unkept =
  /^\/(resetpassword|verifyemail|linkedIn|meeting|StLoginforWebinar|reservation|groups\/|institute-login|operatorlogin|UpdatePassword)/i

/** Keeps a page that came from the server: a signed-in person's (`no-store`) only while they are signed in. */
export async function storePage(url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url)
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || response.redirected || unkept.test(pathname)) return
  const isPersonal = response.headers.get('cache-control')?.includes('no-store') ?? false
  if (isPersonal && (await readPerson()) === undefined) return
  await keep(isPersonal ? 'personal' : 'shared', withoutHash(url), response)
}

/** Keeps the page that was open before the worker started, with its scripts. */
export async function keepPage(url: string, assets: readonly string[]): Promise<void> {
  if (!(await caches.match(withoutHash(url)))) {
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
    if (response) await storePage(url, response)
  }
  await Promise.all(assets.map((asset) => answerAsset(new Request(asset)).catch(() => undefined)))
}

/** The address under which a page is kept. */
export function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url
}
