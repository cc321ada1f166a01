import { tokens } from '@fluentui/react-components'
import { expect, it } from 'vitest'
import { writeVariables } from './themeVariables.ts'
import { createTheme } from '#web/theme/theme.ts'
import { shortenName } from '#web/theme/variables.ts'

it('gives every variable of a theme a short name of its own', () => {
  const names = [...new Set([...Object.keys(tokens), ...Object.keys(createTheme({}, 'en'))])]
  expect(new Set(names.map(shortenName)).size).toBe(names.length)
  expect(shortenName('colorNeutralForeground1Hover')).toBe('cNF1H')
})

it('writes fixed values and short names into the styles of a build', () => {
  const code = `import { tokens } from '@fluentui/react-components'
const styles = { padding: \`\${tokens.spacingVerticalS} 0\`, color: tokens.colorPage, margin: 'var(--colorX, 0) var(--pageStart)' }`
  expect(writeVariables(code).split('\n')[1]).toBe(
    `const styles = { padding: \`\${"8px"} 0\`, color: "var(--cPag)", margin: 'var(--cX, 0) var(--pageStart)' }`,
  )
})
