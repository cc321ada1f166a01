import { expect, it } from 'vitest'
import { markUnused } from './trimPackages.ts'

it('lets the bundler leave out a component that nothing renders, and keeps its line', () => {
  const code = 'const Other = React.forwardRef(() => null);\nOther.displayName = "Other";\nconst used = 1;'
  expect(markUnused(code)).toBe(
    'const Other = /* @__PURE__ */ React.forwardRef(() => null);\n\nconst used = 1;',
  )
})
