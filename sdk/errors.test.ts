import { describe, expect, it } from 'vitest'
import { CONNECTION_ERROR, toApiError } from './errors.ts'

describe('an error', () => {
  it("carries the first of the API's Messages", () => {
    const error = toApiError(200, {
      success: false,
      Messages: [{ Message: 'Invalid Promo Code' }, { Message: 'more' }],
    })
    expect(error).toMatchObject({
      status: 200,
      code: 'refused',
      messages: ['Invalid Promo Code', 'more'],
      message: 'Invalid Promo Code',
    })
  })

  it('lists the entries of an errors list', () => {
    expect(toApiError(400, { success: false, errors: ['one', 'two'] }).messages).toEqual(['one', 'two'])
  })

  it('reads messages where texts were expected', () => {
    expect(toApiError(400, { errors: [{ Message: 'one' }, 'two', 3] }).messages).toEqual(['one', 'two'])
    const error = toApiError(422, {
      errors: { email: [{ message: 'taken' }], age: { Message: 'too young' } },
    })
    expect(error.fields).toEqual({ email: ['taken'], age: ['too young'] })
  })

  it('maps an errors object to its fields, texts and lists alike', () => {
    const error = toApiError(422, { errors: { email: 'taken', phone_number: ['short', 'letters'] } })
    expect(error.fields).toEqual({ email: ['taken'], phone_number: ['short', 'letters'] })
    expect(error.messages).toEqual(['taken', 'short', 'letters'])
  })

  it('names the fields inside the records of a list', () => {
    const errors = { kids: [{ first_name: ['too short'] }, {}, { gender: 'missing' }], email: ['taken'] }
    expect(toApiError(422, { errors })).toMatchObject({
      messages: ['too short', 'missing', 'taken'],
      fields: { kids: ['too short', 'missing'], email: ['taken'] },
    })
    expect(toApiError(422, { errors: [{ email: ['taken'] }, 'two'] }).messages).toEqual(['taken', 'two'])
  })

  it('is a connection error for a response without a readable body', () => {
    for (const body of [undefined, 'text', null, []])
      expect(toApiError(500, body).code).toBe(CONNECTION_ERROR)
  })

  it('keeps the code of a problem of the BFF and the seconds to wait', () => {
    const body = {
      type: 'about:blank',
      title: 'Too many',
      status: 429,
      code: 'rate_limited',
      request_id: 'x',
    }
    const error = toApiError(429, body, new Headers({ 'retry-after': '30', 'x-request-id': 'r1' }))
    expect(error).toMatchObject({ code: 'rate_limited', retryAfter: 30, requestId: 'r1', messages: [] })
  })
})
