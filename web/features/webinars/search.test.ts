import { expect, it } from 'vitest'
import { hrefOfWebinars, parseWebinars } from './search.ts'

const parse = (text: string) => parseWebinars(new URLSearchParams(text))

it('keeps a view of the halaqas in its address, and drops what it does not know', () => {
  const address = '/Webinars?tab=finished&q=tajweed&page=2&id=7'
  expect(hrefOfWebinars(parse(address.split('?')[1] ?? ''))).toBe(address)
  expect(hrefOfWebinars(parse('tab=never&page=0&id=-1'))).toBe('/Webinars')
})
