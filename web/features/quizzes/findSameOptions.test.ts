import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#sdk'
import { findSameOptions, nameOptionFields } from './findSameOptions.ts'

test('an option that repeats an earlier one is refused, whatever its case and spaces', () => {
  const values = { option1: 'Mecca', option2: ' mecca ', option3: 'New  York', option4: 'new york' }
  expect(findSameOptions(values)).toEqual({
    option2: 'questions.sameOption',
    option4: 'questions.sameOption',
  })
})

test('options that differ in a vowel sign, or are empty still, are accepted', () => {
  expect(findSameOptions({ option1: 'كَتب', option2: 'كُتب', option3: '', option4: ' ' })).toEqual({})
  expect(findSameOptions({ option1: 'Alif' })).toEqual({})
})

test('errors of the server for single options stand at their fields', () => {
  const error = new ApiError({
    status: 422,
    code: 'refused',
    fields: { 'options.2': ['Same'], text: ['Long'] },
  })
  expect(nameOptionFields(error).fields).toEqual({ option3: ['Same'], text: ['Long'] })
})

test('a failed connection stays one, so that its text names it', () => {
  const error = new NetworkError({})
  expect(nameOptionFields(error)).toBe(error)
})
