import { expect, it } from 'vitest'
import { clearFunctions } from './trimPackages.ts'

it('empties a function that nothing calls, and says where its name is gone', () => {
  const code =
    'const a = 1;\nfunction used() { return a }\nfunction Other(props) { return used() }\nOther.displayName = "Other";'
  const empty = clearFunctions(code, ['Other'])
  expect(empty.split('\n')).toHaveLength(4)
  expect(empty).toContain(
    "function Other() { throw new Error('Other is left out by tools/trimPackages.ts') }",
  )
  expect(empty).not.toContain('displayName')
  expect(() => clearFunctions(code, ['renamed'])).toThrow('No function renamed')
})

it('empties a function inside another one', () => {
  const code = 'function create() {\n  async function submit() { await 0 }\n  return { submit }\n}'
  expect(clearFunctions(code, ['submit'])).toContain(
    "{\nfunction submit() { throw new Error('submit is left out by tools/trimPackages.ts') }",
  )
})
