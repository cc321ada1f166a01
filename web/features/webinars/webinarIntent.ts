import { storeForNextPage, takeFromLastPage } from '#web/storage/nextPage.ts'

const KEY = 'mk.halaqa.intent'
/** Stores the webinar that a guest wants to register for: signing in reloads the page. */
export function storeWebinarIntent(id: number | undefined) {
  storeForNextPage(KEY, id === undefined ? undefined : String(id))
}

/** Reads and removes the stored webinar. */
export function takeWebinarIntent(): number | undefined {
  const id = Number(takeFromLastPage(KEY))
  return Number.isInteger(id) && id > 0 ? id : undefined
}
