import { readdir } from 'node:fs/promises'

/** Formats `messages.d.ts`: the union of all text ids, from the English texts. */
export async function formatMessageIds(): Promise<string> {
  const files = await readdir(new URL('../../web/i18n/en/', import.meta.url))
  const areas = files.map((file) => file.replace('.json', '')).toSorted()
  const imports = areas.map((area) => `import type ${area} from './en/${area}.json'\n`)
  return `// Generated from the texts by \`npm run generate\`. Do not edit.
${imports.join('')}
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }

  /** The id of every text; an unknown id is a compile error. */
  type MessageId =
${areas.map((area) => `    | keyof typeof ${area}\n`).join('')}}
`
}
