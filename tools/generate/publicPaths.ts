import { listOperations, type Policy } from '../../openapi/model.ts'
import { apiNames, banner, type Documents } from './documents.ts'

/** Formats `publicPaths.ts` of the web: the reads that the policy answers to every person alike. */
export function formatPublicPaths(documents: Documents, { operations = {} }: Policy): string {
  const paths = apiNames
    .flatMap((name) => listOperations(documents[name]))
    .filter(({ operationId, method }) => {
      const { who, cache, read = method === 'GET' } = operations[operationId ?? ''] ?? {}
      return who === 'public' && (read || cache)
    })
    .map(({ path }) => `  '${path}',\n`)
  return `${banner}\nexport const publicPaths: ReadonlySet<string> = new Set([\n${paths.join('')}])\n`
}
