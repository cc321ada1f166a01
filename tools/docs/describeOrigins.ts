import { isRecord } from '../../sdk/isRecord.ts'
import type { Provenance } from '../../openapi/model.ts'

/**
 * Puts what is known about the origin of each operation, schema and property before its description, as Markdown.
 * @param value a document, or a part of it
 */
export function describeOrigins<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(describeOrigins) as Value
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([name, member]) => [name, describeOrigins(member)])
  const { 'x-provenance': provenance, 'x-open-question': question, description } = value as DescribedNode
  return {
    ...Object.fromEntries(members),
    ...((provenance ?? question) && { description: describe(provenance, question, description) }),
  }
}

interface DescribedNode {
  readonly 'x-provenance'?: Provenance
  /** Open questions to the owners of the API */
  readonly 'x-open-question'?: string
  readonly description?: string
}

function describe(provenance?: Provenance, question?: string, description?: string): string {
  return [
    provenance && `**${provenance.status}** (${provenance.source}). ${provenance.basis}`,
    question && `> **Open question:** ${question}`,
    description,
  ]
    .filter(Boolean)
    .join('\n\n')
}
