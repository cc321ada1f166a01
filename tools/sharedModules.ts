import { fileURLToPath } from 'node:url'
import { publicPageNames, publicPages } from '../web/publicPages.ts'

/** The part of the bundler's module graph that is read. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Small, and imported by many: a file of their own would cost more. */
const tiny = new Set(
  ['resource/toMessageId.ts', '../node_modules/@fluentui/react-icons/lib/atoms/svg/checkmark-circle.js'].map(
    toWebPath,
  ),
)

type ModuleTest = (id: string) => boolean

/** Entry modules of every visit, with all their static imports. */
const start = ['app/client.tsx', 'app/layouts/PublicLayout.tsx'].map(toWebPath)

/** The pages of `web/publicPages.ts`, and those that need other texts than their own. */
const pageFiles = [
  ...publicPageNames.map((name) => publicPages[name].file),
  'features/events/Events.tsx',
  'features/tutors/Tutors.tsx',
].map(toWebPath)

/** Loaded with the first call, though the SDK's index names them. */
const lazy = new Set(['../sdk/client.ts', '../sdk/createClient.ts'].map(toWebPath))

const tests = new WeakMap<ModuleGraph, ModuleTest>()

/**
 * Whether a module belongs to the file that every visit loads: the start needs it, or the home page and another
 * public page, or three of the others. In files of their own forty small modules would wait in line on a slow
 * connection. Of packages only icons belong to it: the index of any other package imports all of it.
 */
export function isShared(id: string, graph: ModuleGraph): boolean {
  const test = tests.get(graph) ?? createTest(graph)
  tests.set(graph, test)
  return test(id)
}

function createTest(graph: ModuleGraph): ModuleTest {
  const first = collectImports(start, graph)
  const pages = pageFiles.map((page) => collectImports([page], graph))
  // The entry stays out: it waits for pages that import the shared file
  first.delete(toWebPath('app/client.tsx'))
  const home = collectImports([toWebPath('features/home/Home.tsx')], graph)
  return (id) => {
    if (tiny.has(id)) return true
    const count = pages.filter((page) => page.has(id)).length
    return first.has(id) || count > (home.has(id) ? 0 : 2)
  }
}

function collectImports(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const collected = new Set<string>()
  const traverse = (id: string) => {
    if (collected.has(id) || lazy.has(id) || (id.includes('node_modules') && !isIcon(id))) return
    collected.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(traverse)
  }
  roots.forEach(traverse)
  return collected
}

/** Icons are imported one by one, past the index of their package. */
function isIcon(id: string): boolean {
  return /[\\/]@fluentui[\\/]react-icons[\\/]/.test(id)
}

function toWebPath(file: string): string {
  return fileURLToPath(new URL(`../web/${file}`, import.meta.url))
}
