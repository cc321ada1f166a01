import { createFile, insertBefore, insertRow, type Change } from './edit.ts'
import { formatTexts } from './formatTexts.ts'
import { formatOperations, formatSchemas } from './listContract.ts'
import { buildListTexts, formatHandlers, formatResource } from './listSources.ts'
import { deriveNames } from './names.ts'
import type { ListRequest } from './parseArguments.ts'

/** Plans a managed list of staff: contract, mock API, screen, texts and its row in the table of lists. */
export function planList(request: ListRequest): Change[] {
  const names = deriveNames(request.name)
  const { plural, Plural, Singular, path } = names
  const texts = buildListTexts(names, request)
  const operations = [`list${Plural}`, `insert${Singular}`, `update${Singular}`, `delete${Singular}`] as const
  const [list, insert, update, remove] = operations
  return [
    createFile(`openapi/schemas/${Singular}.yaml`, formatSchemas(names, request)),
    createFile(`openapi/paths/${plural}.yaml`, formatOperations(names, request)),
    insertBefore(
      'openapi/assumed.yaml',
      '\ncomponents:',
      `  /${path}/list/: { $ref: paths/${plural}.yaml#/${list} }
  /${path}/insert/: { $ref: paths/${plural}.yaml#/${insert} }
  /${path}/update/{id}/: { $ref: paths/${plural}.yaml#/${update} }
  /${path}/delete/{id}: { $ref: paths/${plural}.yaml#/${remove} }
`,
    ),
    createFile(`mocks/handlers/${plural}.ts`, formatHandlers(names, request)),
    createFile(`web/features/${plural}/${plural}.tsx`, formatResource(names, request)),
    createFile(`web/i18n/en/${plural}.json`, formatTexts(texts.en)),
    createFile(`web/i18n/ar/${plural}.json`, formatTexts(texts.ar)),
    insertRow(
      'web/lists.ts',
      `  ${plural}: { path: '/dashboard/${path}', title: '${plural}.title', group: 'menu.institute', icon: 'documents', file: 'features/${plural}/${plural}.tsx' },\n`,
    ),
  ]
}
