import { listOperations, type ListedOperation, type NamedDocument } from '../../openapi/model.ts'

const style = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1d1b20; }
  .contents { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem; }
  nav a { margin-inline-end: 1.5rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: 0.4rem 0.6rem; border-bottom: 1px solid #ddd; vertical-align: top; }
  td.count { text-align: end; font-variant-numeric: tabular-nums; }
  code { white-space: nowrap; }
  .scroll { overflow-x: auto; }
`

/** Formats the page that shows one document with Redoc. The document is part of it, so that it opens from a disk. */
export function formatPage({ name, document }: NamedDocument): string {
  return formatHtml(
    document.info?.title ?? name,
    `<div id="contract"></div>
     <script src="redoc.standalone.js"></script>
     <script>Redoc.init(${JSON.stringify(document).replaceAll('<', '\\u003c')}, { hideDownloadButton: true, nativeScrollbars: true }, globalThis.contract)</script>`,
  )
}

/** Formats the first page: the documents with their operations by provenance, and all open questions. */
export function formatContents(documents: readonly NamedDocument[]): string {
  const rows = documents.map(({ name, document }) => {
    const operations = listOperations(document)
    const counts = statuses.map((status) =>
      operations.filter((one) => one['x-provenance']?.status === status),
    )
    return `<tr><td><a href="${name}.html">${escape(document.info?.title ?? name)}</a></td>${counts
      .map(({ length }) => `<td class="count">${length}</td>`)
      .join('')}</tr>`
  })
  const questions = documents.flatMap(({ name, document }) => [
    ...listOperations(document)
      .filter((operation) => operation['x-open-question'])
      .map((operation) => formatQuestion(name, operation)),
    ...Object.entries(document.components?.schemas ?? {})
      .filter(([, schema]) => schema['x-open-question'])
      .map(([schema, { 'x-open-question': question }]) =>
        formatRow(`Entity <code>${escape(schema)}</code>`, question),
      ),
  ])
  return formatHtml(
    'The contract',
    `<main class="contents"><h1>The contract</h1>
     <div class="scroll"><table><thead><tr><th>Document</th>${statuses
       .map((status) => `<th>${status}</th>`)
       .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>
     <h2>Open questions to the owners of the API</h2>
     <div class="scroll"><table><thead><tr><th>Operation or entity</th><th>Question</th></tr></thead><tbody>${questions.join('')}</tbody></table></div></main>`,
  )
}

const statuses = ['documented', 'partial', 'assumed'] as const

function formatQuestion(name: string, operation: ListedOperation): string {
  const { operationId = '', tags = [], method, path } = operation
  const target = `${name}.html#tag/${tags[0] ?? ''}/operation/${operationId}`
  return formatRow(
    `<a href="${escape(target)}">${escape(operationId)}</a><br><code>${method} ${escape(path)}</code>`,
    operation['x-open-question'],
  )
}

/** @param subject HTML */
function formatRow(subject: string, question = ''): string {
  return `<tr><td>${subject}</td><td>${escape(question)}</td></tr>`
}

function formatHtml(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="img-src data: blob:">
<title>${escape(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body>${body}</body>
</html>
`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
