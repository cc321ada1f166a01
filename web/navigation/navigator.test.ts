import { expect, test, vi } from 'vitest'
import { createLocation, createMemoryEntries, type HistoryEntries } from './historyEntries.ts'
import { createNavigator, type BlockedNavigation, type Prepare } from './navigator.ts'

function create(prepare: Prepare = () => undefined, entries: HistoryEntries = createMemoryEntries('/')) {
  const navigator = createNavigator(entries, prepare)
  const readPaths = () => [navigator.getShown().location.pathname, entries.read().location.pathname]
  return { navigator, entries, readPaths }
}

test('a prepared page is shown at once, with an entry of its own; a replaced one has none', () => {
  const { navigator, entries, readPaths } = create()
  navigator.push('/a', 'state')
  expect(navigator.getShown()).toMatchObject({ action: 'PUSH', location: { pathname: '/a', state: 'state' } })
  navigator.replace({ pathname: '/b', search: '?q=1' }, undefined, { preventScrollReset: true })
  expect(navigator.getShown()).toMatchObject({ action: 'REPLACE', keepsScroll: true })
  expect(entries.read()).toMatchObject({ index: 1, location: { search: '?q=1' } })
  navigator.go(-1)
  expect([readPaths(), navigator.getShown().action]).toEqual([['/', '/'], 'POP'])
})

test('the old page and its URL stay until the new page is prepared, and the latest navigation wins', async () => {
  const waiting = new Map<string, () => void>()
  const { navigator, readPaths } = create(
    ({ pathname }) => new Promise((resolve) => waiting.set(pathname, () => resolve(undefined))),
  )
  const moves: boolean[] = []
  navigator.subscribe(() => moves.push(navigator.isMoving()))
  navigator.push('/slow')
  navigator.push('/quick')
  expect([readPaths(), navigator.isMoving()]).toEqual([['/', '/'], true])
  waiting.get('/quick')?.()
  await vi.waitFor(() => expect(readPaths()).toEqual(['/quick', '/quick']))
  waiting.get('/slow')?.()
  await Promise.resolve()
  expect([readPaths(), moves]).toEqual([
    ['/quick', '/quick'],
    [true, true, false],
  ])
})

test('a page that leads elsewhere leaves no entry, also where the history has shown it', async () => {
  const { navigator, entries, readPaths } = create(({ pathname }) =>
    pathname === '/old' ? '/new?x=1' : undefined,
  )
  navigator.push('/old')
  expect([readPaths(), entries.read().index]).toEqual([['/new', '/new'], 1])
  entries.write({ location: createLocation('/old'), index: 2 }, false)
  navigator.go(0)
  expect([readPaths(), entries.read().index, navigator.getShown().action]).toEqual([
    ['/new', '/new'],
    2,
    'REPLACE',
  ])
})

function createBlocked(isBlocking = true) {
  const world = create()
  const questions: BlockedNavigation[] = []
  world.navigator.push('/form')
  const unblock = world.navigator.block({
    isBlocking: (from, to) => isBlocking && from.pathname !== to.pathname,
    onBlocked: (blocked) => void questions.push(blocked),
  })
  return { ...world, questions, unblock }
}

test('a blocked link stays on its page until the visitor agrees', () => {
  const { navigator, readPaths, questions } = createBlocked()
  navigator.push('/form?step=2')
  navigator.push('/away')
  expect([readPaths(), questions.map(({ to }) => to.pathname)]).toEqual([['/form', '/form'], ['/away']])
  questions[0]?.proceed()
  expect(readPaths()).toEqual(['/away', '/away'])
})

test('a blocked step back is taken back, and taken once more when the visitor agrees', () => {
  const { navigator, entries, readPaths, questions } = createBlocked()
  navigator.go(-1)
  expect([readPaths(), questions.map(({ to }) => to.pathname)]).toEqual([['/form', '/form'], ['/']])
  questions[0]?.proceed()
  expect([readPaths(), entries.read().index]).toEqual([['/', '/'], 0])
})

test('a removed blocker, and one that does not mind, stop nothing', () => {
  const removed = createBlocked()
  removed.unblock()
  removed.navigator.go(-1)
  expect([removed.readPaths(), removed.questions]).toEqual([['/', '/'], []])
  const { navigator, readPaths, questions } = createBlocked(false)
  navigator.push('/away')
  expect([readPaths(), questions]).toEqual([['/away', '/away'], []])
})

test('entries that the page did not write get a key and an index', () => {
  const entries = createMemoryEntries('/')
  const first = { ...createLocation('/'), key: 'default' }
  let shown: ReturnType<HistoryEntries['read']> = { location: first, index: undefined }
  const listeners: (() => void)[] = []
  const { navigator } = create(() => undefined, {
    ...entries,
    read: () => shown,
    write: (entry) => void (shown = entry),
    listen(onPop) {
      listeners.push(onPop)
      return () => undefined
    },
  })
  expect(shown).toMatchObject({ index: 0 })
  expect(navigator.getShown().location.key).not.toBe('default')
  // A link to a part of the page
  shown = { location: { ...first, hash: '#main' }, index: undefined }
  for (const listener of listeners) listener()
  expect(shown).toMatchObject({ index: 1, location: { hash: '#main' } })
  expect(navigator.getShown()).toMatchObject({ action: 'POP', location: { hash: '#main' } })
})

test('a listener hears the key of the page that is left before the other is shown', () => {
  const { navigator } = create()
  const heard: [key: string, shown: string][] = []
  const { key } = navigator.getShown().location
  const stop = navigator.listenToLeaving((left) => heard.push([left, navigator.getShown().location.pathname]))
  navigator.push('/a')
  stop()
  navigator.push('/b')
  expect(heard).toEqual([[key, '/']])
})

test('a disposed navigator follows the history no longer', () => {
  const { navigator, entries } = create()
  navigator.push('/a')
  navigator.dispose()
  entries.go(-1)
  expect(navigator.getShown().location.pathname).toBe('/a')
})
