import { execFileSync } from 'node:child_process'
import { applyChanges, createFile, formatTexts, insertBefore, type Change } from './edit.ts'
import { deriveNames } from './names.ts'
import type { PageRequest } from './parseArguments.ts'

/** Plans a public page: component, texts and its row in the table of public pages. */
export function planPage({ name, title }: PageRequest): Change[] {
  const { Plural: Component, path } = deriveNames(name)
  const file = `features/${name}/${Component}.tsx`
  const texts = (text: string) => formatTexts({ [`${name}.description`]: text, [`${name}.title`]: text })
  return [
    createFile(
      `web/${file}`,
      `import { FormattedMessage } from 'react-intl'
import { Page } from '#web/ui/Page.tsx'

/** The page ${title.en}. */
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
    createFile(`web/i18n/en/${name}.json`, texts(title.en)),
    createFile(`web/i18n/ar/${name}.json`, texts(title.ar)),
    insertBefore(
      'web/publicPages.ts',
      '} as const satisfies',
      `  ${name}: { path: '/${path}', file: '${file}', who: 'everyone' },\n`,
    ),
  ]
}

/**
 * Writes a public page, then generates what follows from it.
 * @returns the files that were written or changed
 * @throws Error if a file of that name is there, or a table has another form than expected
 */
export function addPage(request: PageRequest): string[] {
  const files = applyChanges(planPage(request))
  execFileSync(process.execPath, ['tools/generate.ts'], { stdio: 'inherit' })
  execFileSync(
    'node_modules/.bin/oxfmt',
    files.filter((file) => /\.tsx?$/.test(file)),
  )
  return files
}
