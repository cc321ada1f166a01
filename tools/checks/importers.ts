import { dirname, join } from 'node:path/posix'
import type { Source } from './sources.ts'

/** The importers of a file, tests and stories apart. */
interface Importers {
  readonly files: ReadonlySet<string>
  /** Whether one of them loads it lazily */
  readonly isLazy: boolean
}

/** Collects who imports each file. Tests and stories do not count: a file is no more shared for having them. */
export function collectImporters(sources: readonly Source[]): Map<string, Importers> {
  const importers = new Map<string, { files: Set<string>; isLazy: boolean }>()
  for (const { path, text } of sources) {
    if (/\.(test|spec|stories)\.tsx?$/.test(path) || path.startsWith('tests/')) continue
    for (const [, how, target = ''] of text.matchAll(/(from|import\() ?'([#.][^']+)'/g)) {
      const imported = target.startsWith('#') ? target.slice(1) : join(dirname(path), target)
      const known = importers.get(imported) ?? { files: new Set(), isLazy: false }
      known.files.add(path)
      known.isLazy ||= how === 'import('
      importers.set(imported, known)
    }
  }
  return importers
}

/** Finds files of web with few lines and one importer, which could contain them. Lazily loaded files are left out. */
export function findSmallFiles(code: readonly Source[], importers: ReadonlyMap<string, Importers>): string[] {
  const small = code.filter(({ path, text }) => {
    const { files, isLazy } = importers.get(path) ?? { isLazy: true }
    return path.startsWith('web/') && text.trimEnd().split('\n').length < 25 && files?.size === 1 && !isLazy
  })
  return small.map(({ path }) => path)
}

/** Finds files of `domain` that one feature alone imports, or `app` alone; each with its importers' folder. */
export function findMisplacedFiles(importers: ReadonlyMap<string, Importers>): string[] {
  return [...importers].flatMap(([path, { files }]) => {
    if (!path.startsWith('web/domain/')) return []
    const folders = new Set([...files].map((file) => /^web\/(app|features\/\w+|\w+)\//.exec(file)?.[1]))
    const [folder = ''] = folders
    return folders.size === 1 && /^(app|features)/.test(folder)
      ? [`${path}: only web/${folder} imports it`]
      : []
  })
}
