import { readStored, writeStored } from '#web/state/storage.ts'

const KEY = 'mk.halaqa'
const session = () => sessionStorage

/** A guest asked for a place: after signing in, which reloads the page, the registration goes on. */
export function rememberHalaqa(id: number | undefined) {
  writeStored(KEY, id === undefined ? undefined : String(id), session)
}

/** The halaqa that was asked for before signing in, once. */
export function takeRememberedHalaqa(): number | undefined {
  const id = Number(readStored(KEY, session))
  rememberHalaqa(undefined)
  return Number.isInteger(id) && id > 0 ? id : undefined
}
