import { readStored, writeStored } from '#web/state/storage.ts'

const KEY = 'mk.halaqa.intent'
const getSessionStorage = () => sessionStorage

/** Stores the webinar that a guest wants to register for: signing in reloads the page. */
export function storeWebinarIntent(id: number | undefined) {
  writeStored(KEY, id === undefined ? undefined : String(id), getSessionStorage)
}

/** Reads and removes the stored webinar. */
export function takeWebinarIntent(): number | undefined {
  const id = Number(readStored(KEY, getSessionStorage))
  storeWebinarIntent(undefined)
  return Number.isInteger(id) && id > 0 ? id : undefined
}
