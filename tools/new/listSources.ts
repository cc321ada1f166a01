import type { Language } from '#sdk/language.ts'
import { escapeText } from './formatTexts.ts'
import { getMaximum, type Field, type ListRequest } from './parseArguments.ts'
import type { Names } from './names.ts'

const columns: Readonly<Record<Field['kind'], string>> = { text: 'plain', number: 'figure', day: 'day' }
const inputs: Readonly<Record<Field['kind'], string>> = { text: 'text', number: 'wholeNumber', day: 'day' }

/** Formats the handlers of the mock API, with twelve records. */
export function formatHandlers({ plural, Plural, Singular }: Names, { fields }: ListRequest): string {
  const values: Readonly<Record<Field['kind'], string>> = {
    text: '`Sample ${index + 1}`',
    number: '(index + 1) * 5',
    day: "`2027-${String(index + 1).padStart(2, '0')}-15`",
  }
  return `import type { ${Singular} } from '#sdk'
import { createCrud } from '#mocks/handlers/crud.ts'

const seed = Array.from({ length: 12 }, (_, index): ${Singular} => ({
  id: index + 1,
${fields.map(({ name, kind }) => `  ${name}: ${values[kind]},\n`).join('')}}))

export const {
  list: list${Plural},
  insert: insert${Singular},
  update: update${Singular},
  remove: delete${Singular},
} = createCrud('${plural}', seed)
`
}

/** Formats the declaration of the list's screen. */
export function formatResource({ plural, singular, Singular, path }: Names, { fields }: ListRequest): string {
  const listUsed = (table: Readonly<Record<Field['kind'], string>>) =>
    [...new Set(fields.map(({ kind }) => table[kind]))].toSorted()
  const isFormatted = fields.some(({ kind }) => kind !== 'text')
  const getColumn = (kind: Field['kind']) => (kind === 'day' ? 'dayColumn' : columns[kind])
  return `import type { ${Singular} } from '#sdk'
import { ${listUsed(columns).join(', ').replace('day', 'day as dayColumn')} } from '#web/resource/columns.tsx'
import { ${listUsed(inputs).join(', ')} } from '#web/resource/fields.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
${isFormatted ? "import { useFormats } from '#web/resource/formats.ts'\n" : ''}import { recordForm } from '#web/resource/recordForm.tsx'
import { defineResource, type DetailProps } from '#web/resource/resource.ts'

/** The list \`${plural}\`, managed by staff. */
export const ${plural} = defineResource({
  name: '${plural}',
  list: '/${path}/list/',
  getName: (${singular}) => ${singular}.${fields[0]?.name},
  columns: [
${fields.map(({ name, kind }) => `    ${getColumn(kind)}('${name}', { sort: true }),\n`).join('')}  ],
  deletePath: '/${path}/delete/{id}',
  Form: recordForm({
    texts: '${plural}',
    insert: '/${path}/insert/',
    update: '/${path}/update/{id}/',
    // Limits of the form; those of the API and of its mock stand in openapi/schemas/${Singular}.yaml
    fields: {
${fields.map((field) => `      ${field.name}: ${formatInput(field)},\n`).join('')}    },
    toModel: (${singular}: ${Singular}) => ${singular},
  }),
  Detail: ${Singular}Detail,
})

/** The fields of a record. */
function ${Singular}Detail({ row, ...panel }: DetailProps<${Singular}>) {
${isFormatted ? '  const formats = useFormats()\n' : ''}  return (
    <FactsDetail
      panel={panel}
      title={row.${fields[0]?.name}}
      texts="${plural}"
      facts={[
${fields.map((field) => `        ['${field.name}', ${formatFact(field)}],\n`).join('')}      ]}
    />
  )
}
`
}

function formatInput(field: Field): string {
  const limits = { text: '{ max: 200 }', number: `0, ${groupDigits(getMaximum(field))}`, day: '' }
  return `${inputs[field.kind]}(${limits[field.kind]})`
}

/** Separates thousands as in TypeScript: `1_000_000`. */
function groupDigits(value: number): string {
  return value.toLocaleString('en').replaceAll(',', '_')
}

function formatFact({ name, kind }: Field): string {
  return kind === 'text' ? `<bdi key="${name}">{row.${name}}</bdi>` : `formats.${kind}(row.${name})`
}

/** Builds the texts of a list in both languages. */
export function buildListTexts({ plural }: Names, { fields, title, one }: ListRequest) {
  const build = (language: Language, phrases: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      [
        ...Object.entries(phrases),
        ...fields.map((field) => [`fields.${field.name}`, escapeText(field[language])] as const),
      ]
        .map(([id, text]) => [`${plural}.${id}`, text] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  const quote = (language: Language) => ({
    title: escapeText(title[language]),
    one: escapeText(one[language]),
  })
  const { en, ar } = { en: quote('en'), ar: quote('ar') }
  return {
    en: build('en', {
      'ask.delete': 'Delete {name}?',
      create: `New ${en.one.toLowerCase()}`,
      edit: `Edit ${en.one.toLowerCase()}`,
      empty: `${en.title}: none so far`,
      'empty.text': 'Add the first one here.',
      title: en.title,
    }),
    ar: build('ar', {
      'ask.delete': 'حذف {name}؟',
      create: `إضافة ${ar.one}`,
      edit: `تعديل ${ar.one}`,
      empty: `${ar.title}: القائمة فارغة`,
      'empty.text': 'أضف أول سجل من هنا.',
      title: ar.title,
    }),
  }
}
