import { describe, expect, it } from 'vitest'
import { getNextSort, toParams, readState, writeState } from './listState.ts'
import type { Filter } from './resource.ts'

const filters: Filter[] = [
  { name: 'rating', kind: 'choice', options: ['1', '2'] },
  { name: 'state', kind: 'choices', options: ['pending', 'accepted'] },
  { name: 'from', kind: 'day' },
]

const read = (search: string) =>
  readState(new URLSearchParams(search), filters, ['rating', 'name', undefined])

describe('the address of a list', () => {
  it('says the same as was chosen', () => {
    const search = 'q=sara&f.rating=2&f.state=accepted%2Cpending&sort=-rating&page=3&size=25&id=7'
    expect(writeState(read(search)).toString()).toBe(search)
  })

  it.each([
    'f.rating=9',
    'f.state=gone',
    'f.from=today',
    'f.other=1',
    'sort=shoe_size',
    'sort=--rating',
    'page=0',
    'page=abc',
    'size=11',
    'id=x%20y',
  ])('drops what does not exist: %s', (search) => {
    expect(writeState(read(search)).toString()).toBe('')
  })

  it('takes one value where one may be chosen', () => {
    expect(read('f.rating=2,1').filters).toEqual({ rating: ['2'] })
  })

  it('asks the API for page, size, order, words and filters', () => {
    expect(toParams(read('q=sara&f.state=pending,accepted&sort=name'))).toEqual({
      state: ['accepted', 'pending'],
      search: 'sara',
      ordering: 'name',
      page: 1,
      page_size: 10,
    })
  })
})

describe('the order of a list', () => {
  it('goes up, down and back to its own', () => {
    expect(getNextSort('', 'name')).toBe('name')
    expect(getNextSort('name', 'name')).toBe('-name')
    expect(getNextSort('-name', 'name')).toBe('')
    expect(getNextSort('-rating', 'name')).toBe('name')
  })
})
