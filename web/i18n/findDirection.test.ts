import { expect, test } from 'vitest'
import { findDirection } from './findDirection.ts'

test.each([
  ['Which word begins with و?', 'ltr'],
  ['أي كلمة تبدأ بحرف B؟', 'rtl'],
  ['1. ورد', 'rtl'],
  ['2 + 2', 'auto'],
])('%s is read %s', (text, direction) => expect(findDirection(text)).toBe(direction))
