import { listNames, lists, type List } from '../../web/lists.ts'

/** Formats `listPages.ts` of the web: the pages of the lists that name the file of their declaration. */
export function formatListPages(): string {
  const pages = listNames.flatMap((name) => {
    const { file }: List = lists[name]
    return file
      ? [`  ${name}: createListPage('${name}', lists.${name}.file, ${formatLoader(file, name)}),\n`]
      : []
  })
  return `// Generated from web/lists.ts by \`npm run generate\`. Do not edit.
import { lists } from '#web/lists.ts'
import { createListPage } from '../createListPage.ts'

export const listPages = {
${pages.join('')}}
`
}

function formatLoader(file: string, name: string): string {
  return `async () => (await import('#web/${file}')).${name}`
}
