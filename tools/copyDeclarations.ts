import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'

/** Endings of sources that have declarations */
const extension = /\.json$|(\.d)?\.ts$/

const specifier = /((?:from|import)\s*\(?\s*['"])([#.][^'"]+)(['"])/g

/**
 * Copies the type declarations that an entry module needs, with paths that are relative and end in `.js`, as a package
 * needs them. `tsc -b` must have written the declarations of the sources.
 * See docs/decisions.md#packed-types.
 * @param entry source path from the top of the repository
 * @param target folder that gets the same tree
 */
export async function copyDeclarations(entry: string, target: string): Promise<void> {
  const done = new Set<string>()
  const queue = [entry]
  for (let source = queue.pop(); source !== undefined; source = queue.pop()) {
    if (done.has(source)) continue
    done.add(source)
    const text = await readDeclaration(source)
    const folder = posix.dirname(source)
    const rewritten = text.replaceAll(specifier, (_, before: string, path: string, after: string) => {
      const found = path.startsWith('#') ? resolveAlias(path) : posix.join(folder, path)
      queue.push(found)
      const relative = posix.relative(folder, found).replace(extension, '.js')
      return before + (relative.startsWith('.') ? relative : `./${relative}`) + after
    })
    const file = join(target, source.replace(extension, '.d.ts'))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, rewritten)
  }
}

/** Resolves an import of `imports` in package.json. */
function resolveAlias(path: string): string {
  return path === '#sdk' ? 'sdk/index.ts' : path.slice(1)
}

/** Generated declarations are sources; those of other modules are in the output of `tsc`. */
async function readDeclaration(source: string): Promise<string> {
  const isSource = source.endsWith('.d.ts') || source.endsWith('.json')
  const [project = ''] = source.split('/')
  const file = isSource ? source : join('node_modules/.tsc', project, source.replace(/\.ts$/, '.d.ts'))
  const text = await readFile(file, 'utf8')
  if (!source.endsWith('.json')) return text
  return `declare const value: ${formatType(JSON.parse(text))}\nexport default value\n`
}

/** Formats the type of a JSON value, so that a package's users need not import JSON. */
function formatType(value: unknown): string {
  if (Array.isArray(value)) return `(${[...new Set(value.map(formatType))].join(' | ') || 'unknown'})[]`
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${formatType(member)}`,
  )
  return `{ ${members.join('; ')} }`
}
