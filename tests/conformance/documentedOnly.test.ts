import { expectTypeOf, test } from 'vitest'
import type { AssumedPaths, BrowserPaths, DocumentedPaths } from '#sdk'

test('documented calls can be asked for alone, at compile time', () => {
  expectTypeOf<'/auth/token/'>().toExtend<keyof DocumentedPaths>()
  expectTypeOf<'/tutor/courses/'>().toExtend<keyof DocumentedPaths>()
  expectTypeOf<'/tutor/list/'>().not.toExtend<keyof DocumentedPaths>()
  expectTypeOf<keyof DocumentedPaths & keyof AssumedPaths>().toBeNever()
})

test('a browser cannot name the refresh, nor see a token', () => {
  expectTypeOf<'/auth/refresh_token/'>().not.toExtend<keyof BrowserPaths>()
  type Signed = BrowserPaths['/auth/token/']['post']['responses'][200]['content']['application/json']
  expectTypeOf<Extract<Signed, { token_data: unknown }>>().toBeNever()
})
