import type { Provenance } from '../../openapi/model.ts'

/**
 * Puts what is known about the origin of an operation or entity before its description, as Markdown.
 * @param question what the owners of the API are asked
 */
export function addProvenance(
  description: string | undefined,
  provenance: Provenance | undefined,
  question?: string,
): string {
  return [
    provenance && `**${provenance.status}** (${provenance.source}). ${provenance.basis}`,
    question && `> **Open question:** ${question}`,
    description,
  ]
    .filter(Boolean)
    .join('\n\n')
}
