import { execFileSync } from 'node:child_process'
import { applyChanges, createFile, formatTexts, insertBefore, type Change } from './edit.ts'
import { deriveNames } from './names.ts'
import type { PageRequest } from './parseArguments.ts'

/** Plans a public page: component, texts and its rows in the tables. */
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
    insertBefore('web/paths.ts', "  about: '/About'", `  ${name}: '/${path}',\n`),
    insertBefore(
      'web/app/routing/pages.ts',
      '  about: {',
      `  ${name}: {
    file: '${file}',
    texts: ['${name}'],
    load: async () => (await import('#web/${file}')).${Component},
  },
`,
    ),
    insertBefore(
      'web/app/routing/routes.ts',
      '  { path: paths.about,',
      `  { path: paths.${name}, who: everyone, page: pages.${name}, title: '${name}.title', description: '${name}.description' },\n`,
    ),
    insertBefore('tests/e2e/accessibility/pages.spec.ts', "  '/About'", `  '/${path}',\n`),
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
