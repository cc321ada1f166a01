import { expect, test } from 'vitest'
import { isPictureUrl, isWebUrl } from './configuredUrls.ts'

test.each([
  ['https://a.example/b', true, true],
  ['HTTP://a.example', true, true],
  ['/files/logo.svg', false, true],
  ['//a.example/logo.svg', false, false],
  ['javascript:evil()', false, false],
  [' javascript:evil()//https://a.example', false, false],
  ['data:image/svg+xml,a', false, false],
  ['', false, false],
  [undefined, false, false],
  [7, false, false],
])('%j is a link: %s, a picture: %s', (url, isLink, isPicture) => {
  expect([isWebUrl(url), isPictureUrl(url)]).toEqual([isLink, isPicture])
})
