import { readFile } from 'node:fs/promises'
import { bundle, loadConfig } from '@redocly/openapi-core'
import { parse } from 'yaml'

const folder = new URL('./', import.meta.url)
const methods = ['get', 'put', 'post', 'delete', 'patch']

/** Names of the documents: the API's (documented, assumed) and the BFF's (session). */
export const names = ['documented', 'assumed', 'session']

/** @param {string} name one of `names`; returns the document as one object without external references */
export async function readDocument(name) {
  const config = await loadConfig({ configPath: new URL('redocly.yaml', folder).pathname })
  const { bundle: result } = await bundle({ ref: new URL(`${name}.yaml`, folder).pathname, config })
  return result.parsed
}

/** @param {any} document an OpenAPI document; returns its operations with method and path */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method: method.toUpperCase(), ...item[method] }] : [])),
  )
}

/** Our own settings by operationId. */
export async function readPolicy() {
  return parse(await readFile(new URL('policy.yaml', folder), 'utf8'))
}
