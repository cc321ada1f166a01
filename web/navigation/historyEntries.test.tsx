import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBrowserEntries, createLocation, createMemoryEntries } from './historyEntries.ts'

const start = location.href
afterEach(() => history.replaceState(null, '', start))

describe('the history of the browser', () => {
  const entries = createBrowserEntries()

  it('reads what it has written, with state and index', () => {
    const to = createLocation('/tutors?page=2#first', { from: 'here' })
    entries.write({ location: to, index: 3 }, true)
    expect(entries.read()).toEqual({ location: to, index: 3 })
    expect(location.pathname + location.search + location.hash).toBe('/tutors?page=2#first')
  })

  it('reads an entry that the page itself added without an index', () => {
    history.replaceState(null, '', '/courses')
    const { location: read, index } = entries.read()
    expect([read.pathname, read.state, read.key, index]).toEqual(['/courses', null, 'default', undefined])
  })

  it('adds an entry or replaces the shown one', () => {
    const { length } = history
    entries.write({ location: createLocation('/a'), index: 1 }, true)
    expect(history.length).toBe(length)
    entries.write({ location: createLocation('/b'), index: 2 }, false)
    expect(history.length).toBe(length + 1)
  })

  it('calls back when another entry is shown, until it is stopped', async () => {
    entries.write({ location: createLocation('/a'), index: 1 }, true)
    entries.write({ location: createLocation('/b'), index: 2 }, false)
    const onPop = vi.fn<() => void>()
    const stop = entries.listen(onPop)
    entries.go(-1)
    await expect.poll(() => location.pathname).toBe('/a')
    expect(onPop).toHaveBeenCalledOnce()
    stop()
    entries.go(1)
    await expect.poll(() => location.pathname).toBe('/b')
    expect(onPop).toHaveBeenCalledOnce()
  })
})

describe('a history in memory', () => {
  it('goes back and forth within its entries', () => {
    const entries = createMemoryEntries('/first')
    entries.write({ location: createLocation('/second'), index: 1 }, false)
    const readPath = () => entries.read().location.pathname
    entries.go(-5)
    expect(readPath()).toBe('/first')
    entries.go(5)
    expect(readPath()).toBe('/second')
  })

  it('drops the entries after a new one', () => {
    const entries = createMemoryEntries('/first')
    entries.write({ location: createLocation('/second'), index: 1 }, false)
    entries.go(-1)
    entries.write({ location: createLocation('/other'), index: 1 }, false)
    entries.go(1)
    expect(entries.read().location.pathname).toBe('/other')
  })
})

it('a location has a key of its own', () => {
  const [one, other] = [createLocation('/tutors?q=a#b'), createLocation({ pathname: '/tutors' })]
  expect(one).toMatchObject({ pathname: '/tutors', search: '?q=a', hash: '#b', state: null })
  expect(other).toMatchObject({ pathname: '/tutors', search: '', hash: '' })
  expect(one.key).not.toBe(other.key)
})
