import { expect, test } from 'vitest'
import { describeDemo } from '#mocks/describeDemo.ts'

test('the terminal lists institutes with their port, and accounts in columns', () => {
  const lines = describeDemo(3000).split('\n')
  expect(lines[0]).toBe('Institutes')
  expect(lines[1]).toBe('  http://localhost:3000         the main institute')
  expect(lines[4]).toBe('')
  expect(lines[6]).toBe('  student and parent  student@example.test    Learn#2026')
  expect(lines.at(-1)).toBe('  kid of the student  passcode 246810         ')
})
