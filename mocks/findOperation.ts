import type { OperationId } from '#mocks/handlers/responses.ts'
import { operations, type Operation } from '#sdk/operations.ts'

/** Finds an operation by its operationId. @throws TypeError for an unknown one, which a program without types may name */
export function findOperation(id: OperationId): Operation {
  const operation = operations.find((candidate) => candidate.id === id)
  if (operation) return operation
  const alike = operations.filter((candidate) => candidate.id.toLowerCase() === String(id).toLowerCase())
  throw new TypeError(`No operation ${id}${alike[0] ? `, but ${alike[0].id}` : ''}`)
}
