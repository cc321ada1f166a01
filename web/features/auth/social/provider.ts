/** The external identity providers. */
export type Provider = 'google' | 'facebook' | 'linkedin'

export const providers: readonly Provider[] = ['google', 'facebook', 'linkedin']

/** The reason why a provider returned no credential. */
export class SocialError extends Error {
  override readonly name = 'SocialError'
  readonly reason: 'cancelled' | 'blocked' | 'failed'

  constructor(reason: SocialError['reason']) {
    super(reason)
    this.reason = reason
  }
}

const LOAD_MS = 15_000
const loading = new Map<string, Promise<void>>()

/**
 * Loads a provider's script once.
 * @throws SocialError 'failed' when it does not load
 */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading.delete(url)
      script.remove()
      reject(new SocialError('failed'))
    }
    const timer = setTimeout(fail, LOAD_MS)
    script.src = url
    script.async = true
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', fail)
    document.head.append(script)
  })
  loading.set(url, load)
  return load
}
