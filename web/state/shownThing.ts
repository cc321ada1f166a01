import { proxy } from 'valtio'

/** The thing that a page shows by itself or over its list, such as a tutor or a course. */
export interface ShownThingState {
  name: string | undefined
}

/** Creates the store. */
export function createShownThing(): ShownThingState {
  return proxy<ShownThingState>({ name: undefined })
}

/** Names the shown thing. @param name undefined while it is not known, and once it is closed */
export function showThing(shownThing: ShownThingState, name: string | undefined) {
  shownThing.name = name
}
