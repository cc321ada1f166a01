import { expect, it } from 'vitest'
import { markUnused, trimPackages, unwrapImports } from './trimPackages.ts'

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

/** Wraps an import as Vite does. */
const wrap = (taken: string, named: string) =>
  `__vitePreload(async () => {\n\tconst { ${taken} } = await import("./a.js");\n\treturn { ${named} };\n}, __VITE_PRELOAD__)`

it('leaves imports alone in place of the functions that wrap them, unless these rename something', () => {
  expect(unwrapImports(`start(${wrap('A, b', 'A, b')}, 1)`)).toBe('start(import("./a.js"), 1)')
  expect(unwrapImports(wrap('A: B', 'A'))).toBe(wrap('A: B', 'A'))
  expect(unwrapImports('__vitePreload(() => import("./b.js"), __VITE_PRELOAD__)')).toBe('import("./b.js")')
  const text = 'import("./c.js").then((m) => m["default"])'
  expect(unwrapImports(`() => __vitePreload(() => ${text}, __VITE_PRELOAD__)`)).toBe(`() => ${text}`)
})
