import { getMaximum, type Field, type ListRequest } from './parseArguments.ts'
import type { Names } from './names.ts'

function formatType(field: Field): string {
  const types = {
    text: 'type: string, minLength: 1, maxLength: 200, examples: [Sample, مثال]',
    number: `type: integer, minimum: 0, maximum: ${getMaximum(field)}`,
    day: 'type: string, format: date',
  }
  return types[field.kind]
}

const formatProvenance = (names: Names) =>
  `x-provenance: { status: assumed, source: 'the list ${names.plural}', basis: 'Made by npm run new; the API has not confirmed it.' }`

/** Formats the schemas of a record and of its payload, whose fields are the same but for `Id` instead of `id`. */
export function formatSchemas(names: Names, { fields, one }: ListRequest): string {
  const { Singular, plural } = names
  const formatRequired = (id: string) => [id, ...fields.map(({ name }) => name)].join(', ')
  const samples = ['Sample', 'مثال'].map(
    (word) => `    - { ${['Id: 0', ...fields.map((field) => formatSample(field, word))].join(', ')} }`,
  )
  return `# Limits of the API, which its mock checks; those of the form stand in web/features/${plural}/${plural}.tsx
${Singular}:
  description: ${JSON.stringify(one.en)}
  type: object
  required: [${formatRequired('id')}]
  properties:
    id: { type: integer, minimum: 1 }
${fields.map((field) => `    ${field.name}: &${field.name} { ${formatType(field)} }\n`).join('')}  ${formatProvenance(names)}
${Singular}Model:
  description: ${JSON.stringify(`${one.en} to be saved`)}
  type: object
  required: [${formatRequired('Id')}]
  properties:
    Id: { type: integer, minimum: 0 }
${fields.map(({ name }) => `    ${name}: *${name}\n`).join('')}  examples:
${samples.join('\n')}
  ${formatProvenance(names)}
`
}

function formatSample({ name, kind }: Field, word: string): string {
  return `${name}: ${kind === 'text' ? word : kind === 'number' ? 1 : "'2027-05-04'"}`
}

/** Formats the four operations of a list. */
export function formatOperations(names: Names, { title, one }: ListRequest): string {
  const { Plural, Singular } = names
  const [bad, signedOut, forbidden, missing, invalid, server] = [
    "'400': { $ref: ../responses.yaml#/Error }",
    "'401': { $ref: ../responses.yaml#/Unauthorized }",
    "'403': { $ref: ../responses.yaml#/Forbidden }",
    "'404': { $ref: ../responses.yaml#/NotFound }",
    "'422': { $ref: ../responses.yaml#/Invalid }",
    'default: { $ref: ../responses.yaml#/ServerError }',
  ]
  const formatHead = (id: string, summary: string) => `    operationId: ${id}
    x-callers: [operator, institute_admin]
    tags: [staff]
    summary: ${JSON.stringify(summary)}
    ${formatProvenance(names)}
`
  const body = `    requestBody: { required: true, content: { application/json: { schema: { $ref: ../schemas/${Singular}.yaml#/${Singular}Model } } } }
    responses:
      '200': { $ref: ../responses.yaml#/SavedRecord }
`
  return `list${Plural}:
  get:
${formatHead(`list${Plural}`, title.en)}    parameters:
      - { $ref: ../parameters.yaml#/RowId }
      - { $ref: ../parameters.yaml#/Search }
      - { $ref: ../parameters.yaml#/Ordering }
      - { $ref: ../parameters.yaml#/PageNumber }
      - { $ref: ../parameters.yaml#/PageSize }
    responses:
      '200':
        description: ${JSON.stringify(title.en)}
        content: { application/json: { schema: { allOf: [{ $ref: ../schemas/Page.yaml }, { type: object, required: [data], properties: { data: { type: array, items: { $ref: ../schemas/${Singular}.yaml#/${Singular} } } } }] } } }
${formatResponses(bad, signedOut, forbidden, server)}
insert${Singular}:
  post:
${formatHead(`insert${Singular}`, `${one.en}: add`)}    parameters:
      - { $ref: ../parameters.yaml#/IdempotencyKey }
${body}${formatResponses(bad, signedOut, forbidden, invalid, server)}
update${Singular}:
  parameters: [{ $ref: ../parameters.yaml#/Id }]
  post:
${formatHead(`update${Singular}`, `${one.en}: change`)}${body}${formatResponses(bad, signedOut, forbidden, missing, invalid, server)}
delete${Singular}:
  parameters: [{ $ref: ../parameters.yaml#/Id }]
  delete:
${formatHead(`delete${Singular}`, `${one.en}: delete`)}    responses:
      '200': { $ref: ../responses.yaml#/Deleted }
${formatResponses(signedOut, forbidden, missing, server)}`
}

function formatResponses(...lines: readonly string[]): string {
  return lines.map((line) => `      ${line}\n`).join('')
}
