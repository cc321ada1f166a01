import { proxy } from 'valtio'

/** The name of the tutor, course, webinar or event that a page shows by itself or over its list. */
export interface DetailNameState {
  name: string | undefined
}

/** Creates the store. */
export function createDetailName(): DetailNameState {
  return proxy<DetailNameState>({ name: undefined })
}

/** @param name undefined while it is not known, and once it is closed */
export function setDetailName(detailName: DetailNameState, name: string | undefined) {
  detailName.name = name
}
