/** Keys in localStorage and sessionStorage. Tokens, passwords and passcodes are never stored. */
export type StoredKey =
  | 'lang'
  | 'configs'
  | 'institute_configs'
  | 'preferred-lang'
  | 'rememberme'
  | 'username'
  | 'web_app_version'
  | `mk.${string}`

/** Reads a stored text; undefined when storage is denied. */
export function readStored(key: StoredKey, storage = () => localStorage): string | undefined {
  try {
    return storage().getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or removes the key; does nothing when storage is denied or full. */
export function writeStored(key: StoredKey, value: string | undefined, storage = () => localStorage) {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Private windows may deny storage; the app works without it.
  }
}

/** Sets a cookie that the server reads when it renders the next page. */
export function setPageCookie(name: 'preferred-lang' | 'tz', value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}
