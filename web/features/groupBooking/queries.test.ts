import { expect, test } from 'vitest'
import { checkQuery, groupQuoteQuery, seatsPricesQuery, toMatrix } from './queries.ts'

const pair = { course_id: 1, user_id: 5, group_class_id: 10, earlier_webinar_id: 7 }
const seat = { course_id: 1, user_id: 5, group_class_id: 10 }

test('calls name the seats without the earlier interview', () => {
  expect(toMatrix([pair])).toEqual([seat])
})

test('nothing is asked while no kid joins', () => {
  expect(checkQuery([])).toBeNull()
  expect(groupQuoteQuery([], 1, undefined)).toBeNull()
  expect(seatsPricesQuery([], [1])).toBeNull()
})

test('a price without program or code is asked with null for both', () => {
  expect(groupQuoteQuery([pair], undefined, undefined)?.init).toEqual({
    matrix: [seat],
    program_id: null,
    promo_code: null,
  })
})
