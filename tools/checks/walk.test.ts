import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkWalk, readEntered, readWalk } from './walk.ts'

const read = (path: string) => (existsSync(`bff/${path}`) ? readFileSync(`bff/${path}`, 'utf8') : undefined)
const readme = readFileSync('bff/README.md', 'utf8')
const walk = readWalk(readme)

describe('the walk of a GET', () => {
  test('in bff/README.md has no fault', () => {
    expect(walk.length).toBeGreaterThan(5)
    expect(checkWalk(walk, read)).toEqual([])
  })

  test('counts the files that a step uses beside the steps, each once', () => {
    const entered = readEntered(readme)
    expect(entered).toEqual([...new Set(entered)])
    expect(entered).toEqual(expect.arrayContaining([...walk, 'http/requestHead.ts', 'upstream/circuit.ts']))
  })

  test('cannot be replaced by two lines', () => {
    expect(checkWalk(['app.ts', 'session/stores/redis.ts'], read)).toContain(
      'no step before session/stores/redis.ts reaches it',
    )
    expect(checkWalk(['app.ts', 'upstream/httpUpstream.ts'], read)).toContain(
      'no step before upstream/httpUpstream.ts reaches it',
    )
  })

  test.each(['routes/api.ts', 'proxy/attempt.ts'])('cannot leave out %s', (left) => {
    const shorter = walk.filter((path) => path !== left)
    expect(checkWalk(shorter, read)).not.toEqual([])
  })

  test('begins at the listener, ends at undici and names files that exist', () => {
    expect(checkWalk(walk.slice(1), read)).toContain('it does not begin at the listener')
    expect(checkWalk(walk.slice(0, -1), read)).toContain('it does not end where the call is handed to undici')
    expect(checkWalk(['app.ts', 'nowhere.ts'], read)).toEqual(['nowhere.ts does not exist'])
  })
})
