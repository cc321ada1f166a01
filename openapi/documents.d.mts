/** Where an operation or entity comes from (README.md). */
export interface Provenance {
  readonly status: 'documented' | 'partial' | 'assumed'
  readonly source: string
  readonly basis: string
}

export interface OperationObject {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly summary?: string
  description?: string
  readonly 'x-provenance'?: Provenance
  readonly 'x-open-question'?: string
}

export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly summary?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, { description?: string; readonly 'x-provenance'?: Provenance }>> }
}

/** An operation with its method in capitals and its path. */
export type ListedOperation = OperationObject & { readonly method: string; readonly path: string }

/** Names of the documents: the API's (documented, assumed) and the BFF's (session). */
export const names: readonly ['documented', 'assumed', 'session']

/** Reads a document as one object without external references. */
export function readDocument(name: string): Promise<OpenApiDocument>

/** Lists the operations of a document. */
export function operationsOf(document: OpenApiDocument): ListedOperation[]

/** Reads our own settings by operationId. */
export function readPolicy(): Promise<unknown>
