import { readStored, writeStored } from '#web/state/storage.ts'

const KEY = 'mk.halaqa'
const getSessionStorage = () => sessionStorage

/** A guest asked for a place: after signing in, which reloads the page, the registration goes on. */
export function storeWebinarIntent(id: number | undefined) {
  writeStored(KEY, id === undefined ? undefined : String(id), getSessionStorage)
}

/** The halaqa that was asked for before signing in, once. */
export function takeWebinarIntent(): number | undefined {
  const id = Number(readStored(KEY, getSessionStorage))
  storeWebinarIntent(undefined)
  return Number.isInteger(id) && id > 0 ? id : undefined
}
