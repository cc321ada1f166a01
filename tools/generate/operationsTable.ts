import {
  listOperations,
  resolve,
  type ListedOperation,
  type OpenApiDocument,
  type Policy,
} from '../../openapi/model.ts'
import { apiNames, banner, type Documents } from './documents.ts'

/** Formats `operations.ts`: each operation of the API with its settings. */
export function formatOperations(documents: Documents, policy: Policy): string {
  const rows = apiNames.flatMap((name) =>
    listOperations(documents[name]).map((operation) => describeOperation(operation, documents[name], policy)),
  )
  return `${banner}import type { Operation } from '../operations.ts'\n\nexport const operations: readonly Operation[] = ${JSON.stringify(rows, null, 2)}\n`
}

function describeOperation(operation: ListedOperation, document: OpenApiDocument, policy: Policy): object {
  // A call that guests may make has a row that says so: the lint keeps it
  const {
    who = 'user',
    read = operation.method === 'GET',
    ...settings
  } = policy.operations?.[operation.operationId ?? ''] ?? {}
  return {
    id: operation.operationId,
    method: operation.method,
    template: operation.path,
    provenance: operation['x-provenance']?.status,
    content: Object.keys(resolve(operation.requestBody, document)?.content ?? {}),
    ...policy.defaults,
    who,
    ...(read ? { read } : {}),
    ...settings,
    // Names of query parameters that distinguish shared responses
    ...(settings.cache ? { query: listQueryNames(operation, document) } : {}),
  }
}

function listQueryNames({ parameters = [] }: ListedOperation, document: OpenApiDocument): unknown[] {
  return parameters
    .map((entry) => resolve(entry, document))
    .filter((entry) => entry?.in === 'query')
    .map((entry) => entry?.name)
}
