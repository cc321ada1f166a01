import { createFile, insertRow, type Change } from './edit.ts'
import { escapeText, formatTexts } from './formatTexts.ts'
import { deriveNames } from './names.ts'
import type { PageRequest } from './parseArguments.ts'

/** Plans a public page: component, texts and its row in the table of public pages. */
export function planPage({ name, title }: PageRequest): Change[] {
  const { Plural: Component, path } = deriveNames(name)
  const file = `features/${name}/${Component}.tsx`
  const writeTexts = (text: string) =>
    formatTexts({ [`${name}.description`]: escapeText(text), [`${name}.title`]: escapeText(text) })
  return [
    createFile(
      `web/${file}`,
      `import { FormattedMessage } from 'react-intl'
import { Page } from '#web/ui/Page.tsx'

/** The public page \`${name}\`. */
export function ${Component}() {
  return (
    <Page title={<FormattedMessage id="${name}.title" />}>
      <p>
        <FormattedMessage id="${name}.description" />
      </p>
    </Page>
  )
}
`,
    ),
    createFile(`web/i18n/en/${name}.json`, writeTexts(title.en)),
    createFile(`web/i18n/ar/${name}.json`, writeTexts(title.ar)),
    insertRow('web/publicPages.ts', `  ${name}: { path: '/${path}', file: '${file}', who: 'everyone' },\n`),
  ]
}
