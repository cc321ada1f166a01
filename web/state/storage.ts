/** Names of what the browser keeps (contract section 6). Never a token, a password or a passcode. */
export type StoredKey =
  | 'lang'
  | 'configs'
  | 'institute_configs'
  | 'preferred-lang'
  | 'rememberme'
  | 'username'
  | 'web_app_version'
  | `mk.${string}`

/** Reads a stored text; undefined where storage is denied. */
export function readStored(key: StoredKey, storage = () => localStorage): string | undefined {
  try {
    return storage().getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or forgets the key; does nothing where storage is denied or full. */
export function writeStored(key: StoredKey, value: string | undefined, storage = () => localStorage) {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Private windows may refuse; the visit goes on without memory.
  }
}

/** A cookie that the server reads at the first byte of the next page. */
export function setPageCookie(name: 'preferred-lang' | 'tz', value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}
