// The part of an OpenAPI 3.1 document that is read. Every member may be missing: the lint goes on where a document
// has faults.

/** Where an operation or entity comes from (README.md). */
export interface Provenance {
  readonly status: 'documented' | 'partial' | 'assumed'
  readonly source: string
  readonly basis: string
  /** The recording that confirmed an assumed call */
  readonly confirmed_by?: string
}

export interface SchemaObject {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, SchemaObject>>
  readonly items?: SchemaObject
  readonly allOf?: readonly SchemaObject[]
  readonly oneOf?: readonly SchemaObject[]
  readonly example?: unknown
  readonly examples?: readonly unknown[]
  readonly description?: string
  readonly 'x-provenance'?: Provenance
  readonly 'x-open-question'?: string
}

export interface ParameterObject {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly schema?: SchemaObject
}

/** A request body or a response. */
export interface MessageObject {
  readonly $ref?: string
  readonly required?: boolean
  readonly content?: Readonly<Record<string, { readonly schema?: SchemaObject }>>
  readonly headers?: Readonly<Record<string, unknown>>
}

export interface OperationObject {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly ParameterObject[]
  readonly requestBody?: MessageObject
  readonly responses?: Readonly<Record<string, MessageObject>>
  readonly security?: Security
  /** Categories of accounts that may make the call; without it every signed-in account may */
  readonly 'x-callers'?: readonly string[]
  readonly 'x-provenance'?: Provenance
  readonly 'x-open-question'?: string
}

/** Alternatives, each with the schemes that it needs; an empty one admits guests. */
type Security = readonly Readonly<Record<string, unknown>>[]

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

export type PathObject = { readonly [Method in (typeof methods)[number]]?: OperationObject } & {
  readonly parameters?: readonly ParameterObject[]
}

export interface OpenApiDocument {
  readonly info?: { readonly title: string; readonly summary?: string }
  readonly paths: Readonly<Record<string, PathObject>>
  /** Of the operations that name none */
  readonly security?: Security
  readonly components?: {
    readonly schemas?: Readonly<Record<string, SchemaObject>>
    readonly responses?: Readonly<Record<string, MessageObject>>
  }
}

/** An operation with its method in capitals and its path. */
export type ListedOperation = OperationObject & { readonly method: string; readonly path: string }

/** A document and the name of its file. */
export interface NamedDocument {
  readonly name: string
  readonly document: OpenApiDocument
}

/** Our own settings of the operations, by operationId (policy.yaml). */
export interface Policy {
  readonly defaults?: Readonly<Record<string, unknown>>
  readonly operations?: Readonly<
    Record<
      string,
      {
        readonly who?: string
        readonly read?: boolean
        readonly cache?: unknown
        readonly invalidates?: readonly string[]
      } | null
    >
  >
}

/** Lists the operations of a document, each with the security that holds for it. */
export function listOperations(document: OpenApiDocument): ListedOperation[] {
  const { security = [] } = document
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      // The lint lists the operations before it takes the nulls out
      const operation = (item as PathObject | null)?.[method]
      return operation ? [{ path, method: method.toUpperCase(), security, ...operation }] : []
    }),
  )
}

/** Whether guests may not make a call: the contract asks for a token. */
export function needsToken({ security = [] }: ListedOperation): boolean {
  return security.length > 0 && security.every((schemes) => Object.keys(schemes).length > 0)
}

/** Returns the target of a reference, and any other node as it is. */
export function resolve<Node extends { readonly $ref?: string }>(
  node: Node | undefined,
  document: OpenApiDocument,
): Node | undefined {
  if (!node?.$ref) return node
  const keys = node.$ref
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  let target: unknown = document
  for (const key of keys)
    target = typeof target === 'object' && target !== null ? Reflect.get(target, key) : undefined
  // A reference has the type of its target
  return target as Node | undefined
}
