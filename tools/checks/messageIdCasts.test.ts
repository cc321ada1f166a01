import { expect, test } from 'vitest'
import { findMessageIdCasts } from './messageIdCasts.ts'

test('a cast to a text id is found with its line, in web and in the parts of lists', () => {
  const text = 'const id =\n  `a.${name}` as MessageId\n'
  expect(findMessageIdCasts('web/form/FileField.tsx', text)).toEqual(['web/form/FileField.tsx:2'])
  expect(findMessageIdCasts('web/resource/columns.tsx', text)).toEqual(['web/resource/columns.tsx:2'])
  expect(findMessageIdCasts('web/resource/toMessageId.ts', text)).toEqual([])
})

test('ids built from the name of a resource are left to the parts of lists', () => {
  const text = 'text(toMessageId(`${name}.title`))'
  expect(findMessageIdCasts('web/resource/columns.tsx', text)).toEqual([])
  expect(findMessageIdCasts('web/features/home/Home.tsx', text)).toEqual(['web/features/home/Home.tsx:1'])
  expect(findMessageIdCasts('web/features/home/Home.tsx', 'const isMessageId = 1')).toEqual([])
})
