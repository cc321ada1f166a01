import { basename } from 'node:path'
import { publicPageNames, publicPages } from '../../web/publicPages.ts'

/** Formats `plainPages.ts` of the web: the public pages, each loaded with its texts. */
export function formatPlainPages(): string {
  const pages = publicPageNames.map((name) => {
    const { file } = publicPages[name]
    const load = `async () => (await import('#web/${file}')).${basename(file, '.tsx')}`
    return `  ${name}: { file: publicPages.${name}.file, texts: ['${name}'], load: ${load} },\n`
  })
  return `// Generated from web/publicPages.ts by \`npm run generate\`. Do not edit.
import { publicPages } from '#web/publicPages.ts'

export const plainPages = {
${pages.join('')}}
`
}
