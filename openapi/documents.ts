import { readFile } from 'node:fs/promises'
import { bundle, loadConfig } from '@redocly/openapi-core'
import { parse } from 'yaml'
import type { OpenApiDocument, Policy } from './model.ts'

const folder = new URL('./', import.meta.url)

/** Names of the documents: the API's (documented, assumed) and the BFF's (session). */
export const documentNames = ['documented', 'assumed', 'session'] as const

/** Reads a document as one object without external references. */
export async function readDocument(name: (typeof documentNames)[number]): Promise<OpenApiDocument> {
  const config = await loadConfig({ configPath: new URL('redocly.yaml', folder).pathname })
  const { bundle: result } = await bundle({ ref: new URL(`${name}.yaml`, folder).pathname, config })
  return result.parsed as OpenApiDocument
}

/** Reads our own settings by operationId. */
export async function readPolicy(): Promise<Policy> {
  return parse(await readFile(new URL('policy.yaml', folder), 'utf8')) as Policy
}
