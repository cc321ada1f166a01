import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { buildSocialPage } from '#mocks/pictures/socialPages.ts'

const build = (path: string) =>
  buildSocialPage(new URL(path, 'http://mock.invalid/__mock/pages/'), getById(institutes, 1), 'en')
const listLinks = (path: string) =>
  [...String(build(path)?.body).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)

test('a popup says by its own URL what was chosen', () => {
  expect([listLinks('google'), listLinks('facebook')]).toEqual([
    ['?outcome=accept', '?outcome=cancel'],
    ['?outcome=accept', '?outcome=cancel'],
  ])
})

test('LinkedIn leads back to the path of the app with its state', () => {
  const asked = 'linkedin?redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fauth%2Flinkedin&state=a%26b'
  expect(listLinks(asked)).toEqual([
    '/auth/linkedin?code=mock-linkedin-code&amp;state=a%26b',
    '/auth/linkedin?error=user_cancelled_login&amp;state=a%26b',
  ])
})

test('a page takes the address of another person, and gives LinkedIn its state back', () => {
  const asked = 'linkedin?redirect_uri=http%3A%2F%2Flocalhost%3A3000%2FlinkedIn&state=a%22%26b'
  expect(String(build(asked)?.body)).toContain(
    '<form class="box" action="/linkedIn"><input type="hidden" name="state" value="a&quot;&amp;b">',
  )
  expect(String(build('google')?.body)).toContain('<input type="hidden" name="outcome" value="accept">')
})

test.each(['//evil.example/x', 'javascript:alert(1)', 'https://evil.example/"><b>', ''])(
  'LinkedIn leads to no other site by %j',
  (uri) => {
    for (const link of listLinks(`linkedin?redirect_uri=${encodeURIComponent(uri)}`))
      expect(new URL(String(link), 'http://app.test/').origin).toBe('http://app.test')
  },
)

test('Google and Facebook have scripts that stand in for theirs, LinkedIn has none', () => {
  expect(String(build('google/sdk.js')?.body)).toContain('window.google =')
  expect(String(build('facebook/sdk.js')?.body)).toContain('window.FB =')
  expect([build('linkedin/sdk.js'), build('other')]).toEqual([undefined, undefined])
})
