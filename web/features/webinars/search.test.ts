import { expect, it } from 'vitest'
import { buildWebinarsHref, parseWebinarSearch } from './search.ts'

const parse = (text: string) => parseWebinarSearch(new URLSearchParams(text))

it('round-trips a state of the webinar list through its URL, and drops unknown values', () => {
  const href = '/Webinars?tab=finished&q=tajweed&page=2&id=7'
  expect(buildWebinarsHref(parse(href.split('?')[1] ?? ''))).toBe(href)
  expect(buildWebinarsHref(parse('tab=never&page=0&id=-1'))).toBe('/Webinars')
})
