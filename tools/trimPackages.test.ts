import { expect, it } from 'vitest'
import { markUnused, trimPackages } from './trimPackages.ts'

it('lets the bundler leave out a component that nothing renders, and keeps its line', () => {
  const code = 'const Other = React.forwardRef(() => null);\nOther.displayName = "Other";\nconst used = 1;'
  expect(markUnused(code)).toBe(
    'const Other = /* @__PURE__ */ React.forwardRef(() => null);\n\nconst used = 1;',
  )
})

it('replaces the wrapper of imports, and leaves other modules alone', () => {
  const { transform } = trimPackages()
  if (typeof transform !== 'function') throw new Error('transform is no function')
  const run = (id: string) => Reflect.apply(transform, undefined, ['const code = 1', id]) as unknown
  expect(run('\0vite/preload-helper.js')).toEqual({
    code: 'export const __vitePreload = (load) => load()',
    map: null,
  })
  expect(run('/web/app/client.tsx')).toBeUndefined()
})
