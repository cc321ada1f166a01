import { array, constantFrom, oneof, property, stringMatching, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { assertApiPath, assertTarget } from '#bff/http/requestTarget.ts'
import { createAllowList } from '#bff/middleware/allowList.ts'
import { assertProperty } from '../../tests/fakes/assertProperty.ts'

/** Pieces that parsers of URLs read differently, in any escape, and escapes of escapes. */
const piece = oneof(
  constantFrom('.', '/', '\\', '%', '#', '?', ';', '@', ':', '%00', '%0a', '%7f', 'a', 'é', ' ', '\t', '\0'),
  stringMatching(/^%[0-9a-fA-F]{2}$/),
  stringMatching(/^%(?:25|2|%3[0-9]){1,3}(?:2[efEF]|5[cC]|00|%[0-9]{2})$/),
  stringMatching(/^[\x20-\x7f]{1,3}$/),
)
const raw = array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
const createHead = (target: string) => ({
  method: 'GET',
  target,
  headers: {},
  rawHeaders: ['Host', 'a.example'],
})

function isAccepted(check: () => void): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}

test('a target that passes is the same path to every parser', () =>
  assertProperty(
    property(raw, (target) => {
      if (!isAccepted(() => assertTarget(createHead(target), '1.1'))) return
      const path = target.split('?', 1)[0] ?? ''
      const url = new URL(`http://a.example${target}`)
      expect([url.host, url.hash]).toEqual(['a.example', ''])
      // The parser of browsers escapes some characters and removes dot segments
      expect(decodeURIComponent(url.pathname)).toBe(decodeURIComponent(path))
      for (const segment of path.split('/').slice(1, -1))
        expect(['', '.', '..']).not.toContain(decodeURIComponent(segment))
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      expect(decodeURIComponent(path)).not.toMatch(/[\x00-\x1f\x7f]/)
    }),
    20_000,
  ))

const plain = stringMatching(/^[\w~!$&'()*+,;=:@-]{1,6}$/)
const escaped = stringMatching(/^(?:%[3-46][0-9A-F]|%D8%[A-B][0-9]){1,3}$/)

test('a target of usual segments and escapes passes', () =>
  assertProperty(
    property(array(oneof(plain, escaped), { minLength: 1 }), (segments) => {
      const target = `/${segments.join('/')}/?${segments.join('&')}`
      expect(() => assertTarget(createHead(target), '1.1')).not.toThrow()
    }),
  ))

/** Reads a path as a lenient server may: each escape decoded, as often as there are any. */
function decodeFully(path: string): string {
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return decoded === path ? path : decodeFully(decoded)
}

const match = createAllowList(false)

test('a path that goes to the API has no separator, dot segment or NUL, however often it is decoded', () =>
  assertProperty(
    property(tuple(raw, constantFrom('', 'a', '5')), ([target, prefix]) => {
      const path = `/tutor/profile/${prefix}${target.slice(1)}/`
      const isTaken = isAccepted(() => {
        assertTarget(createHead(path), '1.1')
        assertApiPath(path)
        match('GET', path)
      })
      if (!isTaken) return
      const sent = match('GET', path).path
      const segments = decodeFully(sent).split('/')
      expect(segments).toHaveLength(sent.split('/').length)
      expect(segments).not.toEqual(expect.arrayContaining([expect.stringMatching(/^\.{1,2}$|[\\\0]/)]))
    }),
    20_000,
  ))
