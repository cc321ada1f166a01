import { expect, test } from 'vitest'
import { findFile } from '#mocks/pictures/files.ts'

test.each([
  'portraits/1001-f',
  'portraits/1001',
  'courses/101',
  'courses/101-3',
  'logo/1',
  'networks/youtube',
])('%s is a picture that browsers keep and that runs nothing', (name) => {
  const path = `/__mock/files/${name}.svg`
  const found = findFile(path)
  expect(String(found?.body)).toMatch(/^<svg /)
  expect(found?.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
  expect(findFile(path)?.body).toBe(found?.body)
})

test.each([
  'logo/99.svg',
  'courses/101-0.svg',
  'courses/101-f.svg',
  'networks/toString.svg',
  'networks/myspace.svg',
  'portraits/1001-x.svg',
  'portraits/1001-f.png',
  'introductions/x.webm',
])('there is no file %s', (name) => {
  expect(findFile(`/__mock/files/${name}`)).toBeUndefined()
})

test('each institute has a logo of its own', () => {
  expect(new Set([1, 2, 3].map((id) => findFile(`/__mock/files/logo/${id}.svg`)?.body)).size).toBe(3)
})

test('all tutors share one introduction', () => {
  const [one, other] = [7, 8].map((id) => findFile(`/__mock/files/introductions/${id}.webm`))
  expect(one).toMatchObject({ status: 200, headers: { 'content-type': 'video/webm' } })
  expect(one?.body).toEqual(other?.body)
})
