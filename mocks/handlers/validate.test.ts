import { expect, test } from 'vitest'
import type { QueryRule, Rule } from '#sdk/requests.ts'
import { findProblems, findQueryProblems } from '#mocks/handlers/validate.ts'

test.each<[what: string, rule: Rule, value: unknown, problem: string | undefined]>([
  ['a text', { type: 'string' }, 'a', undefined],
  ['a number in place of a text', { type: 'string' }, 1, 'invalidData'],
  ['null', { type: 'string' }, null, 'invalidData'],
  ['null where it is allowed', { type: ['string', 'null'] }, null, undefined],
  ['a list in place of an object', { type: 'object' }, [], 'invalidData'],
  ['an object', { type: 'object' }, {}, undefined],
  ['an object in place of a list', { type: 'array' }, {}, 'invalidData'],
  ['a fraction in place of an integer', { type: 'integer' }, 1.5, 'invalidData'],
  ['an integer', { type: 'integer' }, 2, undefined],
  ['a fraction', { type: 'number' }, 1.5, undefined],
  ['a number that JSON cannot have', { type: 'number' }, Infinity, 'invalidData'],
  ['a boolean', { type: 'boolean' }, true, undefined],
  ['another constant', { const: 0 }, 1, 'notAChoice'],
  ['the constant', { const: 0 }, 0, undefined],
  ['another choice', { enum: ['a', 'b'] }, 'c', 'notAChoice'],
  ['a choice', { enum: ['a', 'b'] }, 'b', undefined],
  ['a number below the minimum', { minimum: 1 }, 0, 'outOfRange'],
  ['the minimum', { minimum: 1 }, 1, undefined],
  ['a number above the maximum', { maximum: 5 }, 6, 'outOfRange'],
  ['the maximum', { maximum: 5 }, 5, undefined],
  ['a short list', { minItems: 1 }, [], 'chooseOne'],
  ['a long list', { maxItems: 1 }, [1, 2], 'tooMany'],
  ['a list with a double entry', { uniqueItems: true }, [1, 1], 'doubled'],
  ['a list without double entries', { uniqueItems: true, minItems: 2, maxItems: 2 }, [1, 2], undefined],
  ['an empty text', { minLength: 1 }, ' ', 'required'],
  ['a short text', { minLength: 3 }, 'ab ', 'tooShort'],
  ['a text long enough', { minLength: 3, maxLength: 3 }, 'abc', undefined],
  ['a long text', { maxLength: 2 }, 'abc', 'tooLong'],
  ['an address without a host', { format: 'email' }, 'sara', 'invalidEmail'],
  ['an address', { format: 'email' }, 'sara@example.test', undefined],
  ['a day in place of a time', { format: 'date-time' }, '2026-11-21', 'timeInvalid'],
  ['a time without a zone', { format: 'date-time' }, '2026-11-21T10:00', 'timeInvalid'],
  ['a time of a day that does not exist', { format: 'date-time' }, '2026-02-30T10:00Z', 'timeInvalid'],
  ['an hour that does not exist', { format: 'date-time' }, '2026-11-21T25:00Z', 'timeInvalid'],
  ['a time', { format: 'date-time' }, '2026-11-21T10:00:00.5+02:00', undefined],
  ['a day that does not exist', { format: 'date' }, '2026-02-30', 'dateInvalid'],
  ['a day', { format: 'date' }, '2026-02-28', undefined],
  ['a text of another form', { pattern: '^\\d+$' }, '1a', 'notAChoice'],
  ['a text of the form', { pattern: '^\\d+$' }, '12', undefined],
])('%s: %o with %j is %s', (_, rule, value, problem) => {
  expect(findProblems(value, rule)).toEqual(problem ? { body: problem } : {})
})

const person: Rule = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1 },
    kids: {
      type: 'array',
      items: { type: 'object', required: ['age'], properties: { age: { minimum: 4 } } },
    },
  },
}

test('problems are named by the path of their field', () => {
  expect(findProblems({ kids: [{ age: 4 }, { age: 3 }, {}] }, person)).toEqual({
    name: 'required',
    'kids.1.age': 'outOfRange',
    'kids.2.age': 'required',
  })
  expect(findProblems({ name: 'Sara', other: 1 }, person)).toEqual({})
})

test('a rule may have an error text of its own for a keyword', () => {
  const own = { minimum: 1, maximum: 9, 'x-error-texts': { minimum: 'chooseOne', maximum: 'no such text' } }
  expect(findProblems(0, own, 'count')).toEqual({ count: 'chooseOne' })
  expect(findProblems(10, own, 'count')).toEqual({ count: 'outOfRange' })
})

const buildRule = (name: string, schema: Rule, required = false): QueryRule => ({ name, required, schema })
const rules = [
  buildRule('page', { type: 'integer' }, true),
  buildRule('ordering', { enum: ['name', '-name'] }),
  buildRule('id', { type: 'integer', minimum: 1 }),
  buildRule('amount', { type: 'number', minimum: 0 }),
  buildRule('is_over', { type: 'boolean' }),
  buildRule('states', { type: 'array', items: { enum: ['new', 'old'] } }),
  buildRule('tutor', { type: 'string' }, true),
]

test.each([
  ['tutor=1', {}],
  ['', { tutor: 'required' }],
  ['tutor=', { tutor: 'required' }],
  ['tutor=1&id=', {}],
  ['tutor=1&id=7', {}],
  ['tutor=1&id=-1', { id: 'outOfRange' }],
  ['tutor=1&id=x', { id: 'invalidData' }],
  ['tutor=1&amount=12.5', {}],
  ['tutor=1&amount=-1', { amount: 'outOfRange' }],
  ['tutor=1&amount=much', { amount: 'invalidData' }],
  ['tutor=1&is_over=true', {}],
  ['tutor=1&is_over=false', {}],
  ['tutor=1&is_over=1', { is_over: 'invalidData' }],
  ['tutor=1&states=new, old', {}],
  ['tutor=1&states=new,late', { states: 'notAChoice' }],
  ['tutor=1&ordering=-name', {}],
  ['tutor=1&ordering=age', { ordering: 'ordering' }],
  // The list parses its page itself
  ['tutor=1&page=x', {}],
])('the query %j has the problems %j', (query, problems) => {
  expect(findQueryProblems(new URLSearchParams(query), rules)).toEqual(problems)
})

test('without a list of orders every ordering is left to the handler', () => {
  expect(findQueryProblems(new URLSearchParams('ordering=age'), [buildRule('ordering', {})])).toEqual({})
})
