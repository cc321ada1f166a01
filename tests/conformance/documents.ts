import { isRecord } from '#sdk/isRecord.ts'
import { Ajv2020 } from '@redocly/ajv/dist/2020.js'
import { readDocument } from '../../openapi/documents.ts'
import { listOperations, type ListedOperation, type OpenApiDocument } from '../../openapi/model.ts'
import { findParameterProblems, listParameters, type Compare, type SentParameters } from './requests.ts'
import { formats } from '#mocks/findBrokenLimit.ts'
import { listUndeclared } from './undeclared.ts'

/** The spec lint has made sure that both are there. */
export type DocumentedOperation = ListedOperation &
  Required<Pick<ListedOperation, 'operationId' | 'responses'>>

/** Lists the problems of a body; statuses that are not declared use the default response. */
export type Validator = (status: number, body: unknown) => string[]

let loaded: ReturnType<typeof loadOperations> | undefined

/** Reads the API's operations, each with a validator of its responses; once a process, since it takes a second. */
export function readOperations() {
  loaded ??= loadOperations()
  return loaded
}

async function loadOperations() {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats })
  const operations = new Map<
    string,
    {
      operation: DocumentedOperation
      validate: Validator
      /** Lists the problems of a JSON request body */
      validateRequest: (body: unknown) => string[]
      /** Lists the problems of the parameters in path and query */
      validateParameters: (sent: SentParameters) => string[]
      /** Whether the body of a response with a status is JSON */
      isJson: (status: number) => boolean
      document: OpenApiDocument
      name: string
    }
  >()
  for (const name of ['documented', 'assumed'] as const) {
    const document = await readDocument(name)
    ajv.addSchema({ ...document, $id: name })
    for (const operation of listOperations(document).filter(isComplete)) {
      const validate: Validator = (status, body) => {
        const key = String(status in operation.responses ? status : 'default')
        const response = getResponse(operation.responses[key])
        if (!response) return [`status ${status} is not declared`]
        if (key === 'default' && body === undefined) return []
        if (isMedia(operation.responses[key]))
          return typeof body === 'string' || body instanceof Uint8Array ? [] : ['no bytes']
        const pointer = `${name}#${response.pointer(operation, key)}/content/application~1json/schema`
        const check = ajv.getSchema(pointer) ?? ajv.compile({ $ref: pointer })
        const unknown = listUndeclared(body, { $ref: pointer.slice(name.length) }, document)
        if (check(body)) return unknown
        return [...unknown, ...describeErrors(check.errors)]
      }
      const validateRequest = (body: unknown) => {
        const pointer = findRequestPointer(operation)
        if (!pointer) return []
        const id = `${name}#${pointer}/content/application~1json/schema`
        const check = ajv.getSchema(id) ?? ajv.compile({ $ref: id })
        return check(body) ? [] : describeErrors(check.errors)
      }
      const compare: Compare = (at, value) => {
        const check = ajv.getSchema(`${name}#${at}`) ?? ajv.compile({ $ref: `${name}#${at}` })
        return check(value) ? [] : describeErrors(check.errors, '')
      }
      const validateParameters = (sent: SentParameters) =>
        findParameterProblems(sent, listParameters(operation, document, escapeOperation(operation)), compare)
      const isJson = (status: number) => {
        const declared = operation.responses[status in operation.responses ? status : 'default']
        return declared !== undefined && !isMedia(declared)
      }
      const checks = { validate, validateRequest, validateParameters, isJson }
      operations.set(operation.operationId, { operation, ...checks, document, name })
    }
  }
  return operations
}

type SchemaErrors = readonly { instancePath: string; message?: string }[] | null | undefined

/** @param root what a pointer to all of the value is called */
function describeErrors(errors: SchemaErrors, root = 'the body') {
  return (errors ?? []).map((error) => `${error.instancePath || root} ${error.message}`.trim())
}

function findRequestPointer(operation: DocumentedOperation): string | undefined {
  const { requestBody } = operation
  if (typeof requestBody !== 'object' || requestBody === null) return undefined
  if ('$ref' in requestBody) return String(requestBody.$ref).slice(1)
  const isJson = JSON.stringify(Object.keys('content' in requestBody ? Object(requestBody.content) : {}))
  if (!isJson.includes('"application/json"')) return undefined
  return `${escapeOperation(operation)}/requestBody`
}

function escapeOperation({ path, method }: DocumentedOperation): string {
  const escaped = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))
  return `/paths/${escaped}/${method.toLowerCase()}`
}

/** Whether a response is a file instead of JSON. */
function isMedia(response: unknown): boolean {
  return isRecord(response) && isRecord(response.content) && !('application/json' in response.content)
}

function getResponse(response: unknown) {
  if (typeof response !== 'object' || response === null) return undefined
  const ref = '$ref' in response && typeof response.$ref === 'string' ? response.$ref.slice(1) : undefined
  return {
    pointer(operation: DocumentedOperation, status: string) {
      return ref ?? `${escapeOperation(operation)}/responses/${status}`
    },
  }
}

function isComplete(operation: ListedOperation): operation is DocumentedOperation {
  return operation.operationId !== undefined && operation.responses !== undefined
}
