import { expectTypeOf, test } from 'vitest'
import type { AssumedPaths, BrowserPaths, DocumentedPaths } from '#sdk'

test('the types can be limited to documented calls', () => {
  expectTypeOf<'/auth/token/'>().toExtend<keyof DocumentedPaths>()
  expectTypeOf<'/tutor/courses/'>().toExtend<keyof DocumentedPaths>()
  expectTypeOf<'/tutor/list/'>().not.toExtend<keyof DocumentedPaths>()
  expectTypeOf<keyof DocumentedPaths & keyof AssumedPaths>().toBeNever()
})

test("the browser's types contain neither the refresh call nor tokens", () => {
  expectTypeOf<'/auth/refresh_token/'>().not.toExtend<keyof BrowserPaths>()
  type Signed = BrowserPaths['/auth/token/']['post']['responses'][200]['content']['application/json']
  expectTypeOf<Extract<Signed, { token_data: unknown }>>().toBeNever()
})
