import { expect, test } from 'vitest'
import { findTokens, findUser, isHeaderSafe, parseTokenExpiry, removeTokens } from '#bff/token/tokens.ts'

const pair = { access_token: 'a', refresh_token: 'r' }

test.each([
  ['at the top', pair],
  ['in token_data', { token_data: pair }],
  ['deep inside', { data: { more: [{ token_data: pair }] } }],
  ['deep inside without token_data', { data: [{}, pair] }],
  ['beside the token of a call', { call: { access_token: 'of a call' }, token_data: pair }],
  ['beside a token_data without a token', { token_data: { id: 1 }, data: pair }],
])('tokens %s are found', (_, body) => {
  expect(findTokens(body)).toEqual({ accessToken: 'a', refreshToken: 'r' })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'access_token'],
  ['an empty access token', { access_token: '', refresh_token: 'r' }],
  ['an access token that is a number', { access_token: 5 }],
  ['a refresh token alone', { refresh_token: 'r' }],
  ['token_data that is a text', { token_data: 'access_token' }],
])('%s holds no tokens', (_, body) => {
  expect(findTokens(body)).toBeUndefined()
})

test.each([[undefined], [''], [7]])(
  'without a usable refresh token (%j) the old one stays valid',
  (refresh) => {
    expect(findTokens({ access_token: 'a', refresh_token: refresh })).toEqual({
      accessToken: 'a',
      refreshToken: undefined,
    })
  },
)

test.each([
  ['abc.DEF-1~/+=', true],
  ['!', true],
  ['~', true],
  ['', false],
  ['a b', false],
  ['a\r\nx: y', false],
  ['é', false],
  ['a\x7f', false],
  [' a', false],
  ['a ', false],
])('whether a header can carry the token %j: %s', (token, isSafe) => {
  expect(isHeaderSafe(token)).toBe(isSafe)
})

test('the user of a response is found wherever it is nested, and only when it is an object', () => {
  expect(findUser({ data: [{ user: { id: 1 } }] })).toEqual({ id: 1 })
  expect(findUser({ user: null, data: { user: { id: 2 } } })).toEqual({ id: 2 })
  expect(findUser({ user: 'Sara', data: { user: { id: 3 } } })).toEqual({ id: 3 })
  expect(findUser({ user: null })).toBeUndefined()
  expect(findUser('user')).toBeUndefined()
})

test('no member named after a token and no text with its value stays in a response', () => {
  const body = {
    success: true,
    token_data: pair,
    csrfToken: 1,
    TOKEN: 'x',
    link: 'https://a.example/?key=secret-value',
    list: ['secret-value', 'kept', 5],
    next: { note: 'refresh-value inside', kept: true },
    user: { token_data: { access_token: 'secret-value', refresh_token: 'refresh-value' } },
  }
  const { token_data: _, ...rest } = body
  expect(removeTokens(rest)).toEqual({
    success: true,
    list: [null, 'kept', 5],
    next: { kept: true },
    user: {},
  })
})

test.each([
  'access_token=x',
  'refresh-token: x',
  'IDTOKEN=x',
  "{'accessToken': x}",
  String.raw`{\"access_token\":\"x\"}`,
  String.raw`{\\\"refresh_token\\\" : x}`,
  'id_token   = x',
])('the text %s names a token, which is removed', (note) => {
  expect(removeTokens({ note, kept: true })).toEqual({ kept: true })
})

test.each(['your access token is old', 'access_token', 'a token: x', 'access__token=x', 'access_tokens=x'])(
  'the text %j names no token and is passed on',
  (note) => {
    expect(removeTokens({ note })).toEqual({ note })
  },
)

test('without a refresh token only the access token is looked for', () => {
  expect(removeTokens({ access_token: 'secret', note: 'undefined' })).toEqual({ note: 'undefined' })
})

test('a response without tokens is passed on as it is', () => {
  expect(removeTokens({ a: [1, { b: 'text' }], c: null })).toEqual({ a: [1, { b: 'text' }], c: null })
  expect(removeTokens(undefined)).toBeNull()
  expect(removeTokens('text')).toBe('text')
})

const createJwt = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

test.each([
  ['a token of three parts', createJwt({ exp: 1_700_000_000 }), 1_700_000_000_000],
  ['an opaque token', 'opaque', undefined],
  ['a token without a signature', createJwt({ exp: 1 }).slice(0, -1), undefined],
  ['a token without claims', 'e30..s', undefined],
  ['claims that are not an object', createJwt('exp'), undefined],
  ['an end that is a text', createJwt({ exp: '1700000000' }), undefined],
  ['claims that are not JSON', 'e30.e.s', undefined],
])('the end of %s is read', (_, token, end) => {
  expect(parseTokenExpiry(token)).toBe(end)
})
