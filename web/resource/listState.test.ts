import { describe, expect, it } from 'vitest'
import { chooseFilter, getNextSort, toParams, readState, writeState } from './listState.ts'
import type { Filter } from './resource.ts'

const filters: Filter[] = [
  { name: 'rating', kind: 'choice', options: ['1', '2'] },
  { name: 'state', kind: 'choices', options: ['pending', 'accepted'] },
  { name: 'from', kind: 'day' },
]

const read = (search: string) =>
  readState(new URLSearchParams(search), filters, ['rating', 'name', undefined])

describe('the URL of a list', () => {
  it('round-trips a state', () => {
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
  ])('drops unknown values: %s', (search) => {
    expect(writeState(read(search)).toString()).toBe('')
  })

  it('takes one value where only one may be chosen', () => {
    expect(read('f.rating=2,1').filters).toEqual({ rating: ['2'] })
  })

  it('sends page, size, order, search and filters to the API', () => {
    expect(toParams(read('q=sara&f.state=pending,accepted&sort=name'), 25)).toEqual({
      state: ['accepted', 'pending'],
      search: 'sara',
      ordering: 'name',
      page: 1,
      page_size: 25,
    })
    expect(toParams(read('size=50'), 25)).toMatchObject({ page_size: 50 })
  })
})

describe('the order of a list', () => {
  it('cycles through ascending, descending and the default', () => {
    expect(getNextSort('', 'name')).toBe('name')
    expect(getNextSort('name', 'name')).toBe('-name')
    expect(getNextSort('-name', 'name')).toBe('')
    expect(getNextSort('-rating', 'name')).toBe('name')
  })
})

describe('a chosen filter', () => {
  const outcome: Filter = { name: 'outcome', kind: 'choices', options: ['missed'], replaces: ['is_over'] }
  const all = [...filters, outcome]

  it('takes out those beside which it could find nothing, and keeps the others', () => {
    const chosen = { is_over: ['false'], rating: ['2'] }
    expect(chooseFilter(chosen, all, 'outcome', ['missed'])).toEqual({ rating: ['2'], outcome: ['missed'] })
    expect(chooseFilter(chosen, all, 'rating', ['1'])).toEqual({ is_over: ['false'], rating: ['1'] })
  })

  it('is taken out without values, and takes out no other', () => {
    const chosen = { is_over: ['true'], outcome: ['missed'] }
    expect(chooseFilter(chosen, all, 'outcome', [])).toEqual({ is_over: ['true'] })
  })
})
