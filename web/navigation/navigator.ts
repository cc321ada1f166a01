import type { Location, Navigator, To } from 'react-router-dom'
import { createLocation, type HistoryEntries } from './historyEntries.ts'
import { keepLanguage } from './keepLanguage.ts'

export type Action = 'POP' | 'PUSH' | 'REPLACE'

/** The location that the page shows. */
export interface Shown {
  readonly location: Location
  readonly action: Action
  /** The scroll position stays as it is */
  readonly keepsScroll: boolean
}

/** A navigation that a blocker has stopped. */
export interface BlockedNavigation {
  readonly to: Location
  /** Navigates after all. */
  proceed(): void
}

/** Stops navigations, such as those away from unsaved input. */
export interface Blocker {
  isBlocking(from: Location, to: Location): boolean
  onBlocked(blocked: BlockedNavigation): void
}

/** Navigates within the app. Components get it by `useNavigator`, and React Router's hooks and links use it. */
export interface AppNavigator extends Navigator {
  getShown(): Shown
  /** Whether a navigation waits for its page. */
  isMoving(): boolean
  /** Calls back when the shown page or `isMoving` changes. @returns a function that stops it */
  subscribe(listener: () => void): () => void
  /** Calls back with the key of the location that is about to be left. @returns a function that stops it */
  listenToLeaving(listener: (key: string) => void): () => void
  /** Adds a blocker. @returns a function that removes it */
  block(blocker: Blocker): () => void
  /** Stops following the history. */
  dispose(): void
}

/**
 * Loads what a location needs before it is shown. Must not reject.
 * @returns the path to go to in its place
 */
export type Prepare = (location: Location) => Promise<string | undefined> | string | undefined

interface Move {
  readonly to: Location
  readonly action: Action
  readonly keepsScroll: boolean
  /** Of the entry in the history */
  readonly index: number
}

/**
 * Creates the navigation of a page. The old page stays shown, with its URL, until the new one is prepared; the latest
 * navigation wins. `Router` of React Router, its declarative mode, does the rest.
 * @param getLanguage the language of the page, which links keep while `?lang=` names it
 * @see docs/decisions.md#navigation
 */
export function createNavigator(
  entries: HistoryEntries,
  prepare: Prepare,
  getLanguage: () => string = () => 'en',
): AppNavigator {
  const page = createPage(entries)
  const locate = (to: To) => keepLanguage(to, page.getShown().location.search, getLanguage())
  const move = createMove(page, prepare, locate)
  const blockers = new Set<Blocker>()
  const findBlocker = (to: Location) =>
    [...blockers].find((blocker) => blocker.isBlocking(page.getShown().location, to))
  const start = (next: Move) => {
    const blocker = findBlocker(next.to)
    if (blocker) blocker.onBlocked({ to: next.to, proceed: () => move(next) })
    else move(next)
  }
  const createStep =
    (action: 'PUSH' | 'REPLACE', entriesAdded: number): Navigator['push'] =>
    (to, state, options) =>
      start({
        to: createLocation(locate(to), state),
        action,
        keepsScroll: options?.preventScrollReset === true,
        index: page.getIndex() + entriesAdded,
      })
  return {
    getShown: page.getShown,
    isMoving: page.isMoving,
    subscribe: (listener) => add(page.listeners, listener),
    listenToLeaving: (listener) => add(page.leaving, listener),
    block: (blocker) => add(blockers, blocker),
    dispose: followHistory(entries, page, findBlocker, move),
    createHref: locate,
    go: (delta) => entries.go(delta),
    push: createStep('PUSH', 1),
    replace: createStep('REPLACE', 0),
  }
}

type ShownPage = ReturnType<typeof createPage>

/** Creates the state of what is shown, and of the entry of the history that shows it. */
function createPage(entries: HistoryEntries) {
  let { location, index } = readOwnEntry(entries, 0)
  let shown: Shown = { location, action: 'POP', keepsScroll: false }
  let isMoving = false
  const listeners = new Set<() => void>()
  const leaving = new Set<(key: string) => void>()
  const publish = () => {
    for (const listener of listeners) listener()
  }
  return {
    listeners,
    leaving,
    getShown: () => shown,
    getIndex: () => index,
    isMoving: () => isMoving,
    wait() {
      isMoving = true
      publish()
    },
    show(next: Move) {
      for (const listener of leaving) listener(location.key)
      if (next.action !== 'POP')
        entries.write({ location: next.to, index: next.index }, next.action === 'REPLACE')
      location = next.to
      index = next.index
      shown = { location, action: next.action, keepsScroll: next.keepsScroll }
      isMoving = false
      publish()
    },
  }
}

/** Creates the function that moves to a location: it prepares the page, and shows it or moves to the path that the preparation returns. */
function createMove(page: ShownPage, prepare: Prepare, locate: (to: string) => string): (next: Move) => void {
  let moves = 0

  function move(next: Move): void {
    const own = ++moves
    const finish = (instead: string | undefined) => {
      if (own !== moves) return
      if (instead === undefined) page.show(next)
      else moveInstead(next, instead)
    }
    const prepared = prepare(next.to)
    if (!(prepared instanceof Promise)) return finish(prepared)
    page.wait()
    void prepared.then(finish)
  }

  /** The browser may show the entry already, which is then replaced. */
  function moveInstead({ action, index }: Move, path: string): void {
    const to = createLocation(locate(path))
    move({ to, action: action === 'PUSH' ? 'PUSH' : 'REPLACE', keepsScroll: false, index })
  }

  return move
}

/**
 * Shows the location of the history entry that Back, Forward or a link with a fragment has selected.
 * @returns a function that stops it
 */
function followHistory(
  entries: HistoryEntries,
  page: ShownPage,
  findBlocker: (to: Location) => Blocker | undefined,
  move: (next: Move) => void,
): () => void {
  /** Why the browser will show another entry: a step was taken back, or the visitor has agreed to one */
  let expected: 'back' | 'agreed' | undefined
  return entries.listen(() => {
    const known = expected
    expected = undefined
    if (known === 'back') return
    const { location: to, index } = readOwnEntry(entries, page.getIndex() + 1)
    const delta = index - page.getIndex()
    const blocker = known === 'agreed' || delta === 0 ? undefined : findBlocker(to)
    if (!blocker) return move({ to, action: 'POP', keepsScroll: false, index })
    // The browser shows the other entry already, so the step is taken back until the visitor has decided
    expected = 'back'
    entries.go(-delta)
    const goAgain = () => {
      expected = 'agreed'
      entries.go(delta)
    }
    blocker.onBlocked({ to, proceed: goAgain })
  })
}

/**
 * Reads the entry that is shown. One that the page did not write, such as the first one or a link to a part of a page,
 * gets a key and an index.
 */
function readOwnEntry(entries: HistoryEntries, nextIndex: number): { location: Location; index: number } {
  const { location, index } = entries.read()
  if (index !== undefined) return { location, index }
  const own = { location: createLocation(location, location.state), index: nextIndex }
  entries.write(own, true)
  return own
}

function add<Item>(items: Set<Item>, item: Item): () => void {
  items.add(item)
  return () => void items.delete(item)
}
