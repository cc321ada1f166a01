/**
 * Keys of a person's own data, or the beginnings of such keys; removed when the person signs out or another one
 * signs in.
 * @see docs/decisions.md#stored-data
 */
const personal = [
  'mk.alert',
  'mk.draft.',
  'mk.group',
  'mk.halaqa.',
  'mk.kids',
  'mk.linkedin',
  'mk.linkedinReturn',
  'mk.notice',
  'mk.once.',
  'mk.quiz.',
  'mk.reminded',
  'mk.secondZone',
  'mk.selection',
  'mk.toasts',
  'mk.told',
  'mk.zone',
] as const

/** Keys of data that stays on the device when another person uses it. */
type DeviceKey =
  | 'lang'
  | 'configs'
  | 'institute_configs'
  | 'preferred-lang'
  | 'rememberme'
  | 'username'
  | 'web_app_version'
  | 'mk.banner'
  | `mk.columns.${string}`
  | 'mk.consent'
  | 'mk.favourites'
  | 'mk.install'
  | 'mk.keys'
  | 'mk.openHours'
  | 'mk.reminders'
  | 'mk.scroll'
  | 'mk.theme'
  // Of one person each: another person signs in to views of their own
  | `mk.views.${string}`

type WithRest<Key extends string> = Key extends `${string}.` ? `${Key}${string}` : Key

/**
 * Keys in localStorage and sessionStorage, each in one of the two lists above. Tokens, passwords and passcodes are
 * never stored.
 */
export type StoredKey = WithRest<(typeof personal)[number]> | DeviceKey

/** The storage of this tab. */
export const getTabStorage = () => sessionStorage

/** The storage of this device. */
export const getDeviceStorage = () => localStorage

/** Reads a stored text; undefined when storage is denied. */
export function readStored(key: StoredKey, storage = getDeviceStorage): string | undefined {
  try {
    return storage().getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or removes the key; does nothing when storage is denied or full. */
export function writeStored(key: StoredKey, value: string | undefined, storage = getDeviceStorage) {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Private windows may deny storage; the app works without it.
  }
}

/** Removes a person's own data from this tab and this device. */
export function removePersonalData() {
  for (const getStorage of [getTabStorage, getDeviceStorage])
    try {
      const storage = getStorage()
      for (const key of Object.keys(storage))
        if (personal.some((start) => (start.endsWith('.') ? key.startsWith(start) : key === start)))
          storage.removeItem(key)
    } catch {
      // Storage is denied, so nothing is stored
    }
}

/** Sets a cookie that the server reads when it renders the next page. */
export function setPageCookie(name: 'preferred-lang' | 'tz', value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}
