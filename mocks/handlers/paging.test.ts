import { expect, test } from 'vitest'
import type { Call } from '#mocks/handlers/call.ts'
import { buildPage, respondPage } from '#mocks/handlers/paging.ts'
import type { ErrorResponse } from '#mocks/handlers/responses.ts'

interface Course {
  id: number
  name: string
  price?: number | null
  picture?: string
  tutor?: { name: string }
}

const courses: Course[] = [
  { id: 1, name: 'Tajweed', price: 50, picture: '/api/files/zebra/' },
  { id: 2, name: 'arabic 10', price: null, tutor: { name: 'Mona' } },
  { id: 3, name: 'Arabic 9', price: 150, picture: 'https://zebra.example.org' },
]
const copyRow = (course: Course) => ({ ...course })

/** Builds the page of a query. */
function readPage(query: string, listing = {}, language = 'en') {
  const call = { query: new URLSearchParams(query), language, fields: ['id', 'name', 'price'] }
  return buildPage(call as unknown as Call, courses, copyRow, listing) // The members that a list reads
}
const listIds = (...all: Parameters<typeof readPage>) => readPage(...all).data.map(({ id }) => id)

test('a page has its rows and the number of all', () => {
  expect(readPage('page=2&page_size=2')).toEqual({
    success: true,
    data: [courses[2]],
    total: 3,
    page: 2,
    page_size: 2,
  })
  expect(readPage('')).toMatchObject({ page: 1, page_size: 10, total: 3 })
  expect(listIds('page=3&page_size=2')).toEqual([])
})

test('a list that is read whole has its maximum as the default size', () => {
  expect(readPage('', { max: 500 }).page_size).toBe(500)
  expect(readPage('page_size=100').page_size).toBe(100)
})

test.each([
  ['page=0', 'page'],
  ['page=x', 'page'],
  ['page_size=0', 'page_size'],
  ['page_size=101', 'page_size'],
  ['ordering=tutor', 'ordering'],
  [`search=${'a'.repeat(201)}`, 'search'],
])('the query %s is refused', (query, field) => {
  expect(() => readPage(query)).toThrow(
    expect.objectContaining<Partial<ErrorResponse>>({
      body: expect.objectContaining({ errors: { [field]: [expect.any(String)] } }),
    }),
  )
})

test('rows are sorted by a field, numbers in a text by their value, missing ones first', () => {
  expect(listIds('ordering=name')).toEqual([3, 2, 1])
  expect(listIds('ordering=-name')).toEqual([1, 2, 3])
  expect(listIds('ordering=price')).toEqual([2, 1, 3])
  expect(listIds('')).toEqual([1, 2, 3])
})

test('a list may have an order of its own, and a usual one', () => {
  const orders = { shortest: (a: Course, b: Course) => a.name.length - b.name.length }
  expect(listIds('ordering=shortest', { orders })).toEqual([1, 3, 2])
  expect(listIds('ordering=-shortest', { orders })).toEqual([2, 3, 1])
  expect(listIds('', { orders, usual: '-price' })).toEqual([3, 1, 2])
  const reversed = { '-name': () => 0 }
  expect(listIds('ordering=-name', { orders: reversed })).toEqual([1, 2, 3])
})

test('a search looks in all texts of a row except its URLs, or in the text of the list', () => {
  expect(listIds('search=arab')).toEqual([2, 3])
  expect(listIds('search=mona')).toEqual([2])
  expect(listIds('search=150')).toEqual([3])
  expect(listIds('search=zebra')).toEqual([])
  expect(listIds('search=two', { getSearchText: ({ id }: Course) => (id === 2 ? 'two' : '') })).toEqual([2])
})

test('a row is found by its id', () => {
  expect(listIds('id=3')).toEqual([3])
  expect(readPage('id=9').total).toBe(0)
})

test('a response has the page as its body', () => {
  const call = { query: new URLSearchParams('page_size=1'), language: 'ar', fields: [] } as unknown as Call
  expect(respondPage(call, courses, copyRow)).toMatchObject({
    status: 200,
    body: { total: 3, data: [courses[0]] },
  })
})
