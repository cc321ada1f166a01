// npm run outdated: compares `npm outdated` with the table of held-back packages in docs/dependencies.md.
// A package that is outdated and not in the table, or in the table and not outdated, is a failure. Needs the registry.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ensureInstalled } from './install.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  await ensureInstalled()
  const [behind, listed] = await Promise.all([
    Promise.all(['.', ...listToolFolders()].map(listOutdated)).then((lists) => new Set(lists.flat())),
    readTable(),
  ])
  const problems = [
    ...[...behind]
      .filter((name) => !listed.has(name))
      .map((name) => `${name} is behind; update it, or add a row with the reason`),
    ...[...listed]
      .filter((name) => !behind.has(name))
      .map((name) => `${name} is not behind any more; remove its row`),
  ]
  console.log(
    problems.length ? problems.join('\n') : `${listed.size} packages are behind, each with its reason.`,
  )
  process.exitCode = problems.length ? 1 : 0
})

/** Lists the folders whose packages one command installs for itself. */
function listToolFolders(): string[] {
  return globSync('tools/*/package.json').map((file) => dirname(file))
}

/**
 * Returns the names of packages whose installed version is not the newest. @throws if the registry cannot be
 * asked
 */
async function listOutdated(folder: string): Promise<string[]> {
  const { stdout } = spawnSync('npm', ['outdated', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const report: OutdatedReport = JSON.parse(stdout || '{}')
  if ('error' in report) throw new Error('npm outdated failed: the registry did not answer.')
  return Object.entries(report)
    .filter(([, entry]) => (entry?.current ?? entry?.wanted) !== entry?.latest)
    .map(([name]) => name.split(':')[0] ?? name)
}

type OutdatedReport = Record<string, { current?: string; wanted?: string; latest?: string } | undefined>

/** Returns the first cells of the table in docs/dependencies.md. */
async function readTable(): Promise<Set<string>> {
  const text = await readFile('docs/dependencies.md', 'utf8')
  return new Set([...text.matchAll(/^\| `([^`]+)` +\| \d/gm)].map(([, name = '']) => name))
}
