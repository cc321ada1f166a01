import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = new URL('../', import.meta.url)

interface LockFile {
  packages?: Record<string, LockedPackage | undefined>
}

interface LockedPackage {
  readonly version?: string
  readonly optional?: boolean
  readonly devOptional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

/**
 * Installs the packages of the lock file if `node_modules` lacks one, or has another version of it.
 * Uses built-in modules only, because it runs before any package is installed.
 * @throws with one sentence if npm fails
 */
export async function ensureInstalled(): Promise<void> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  if ((await isInstalled(root)) && hasEntries(names)) return
  await install(root, 'packages (about a minute)')
}

/**
 * Installs the packages that one command needs from the lock file of its own folder, unless they are there.
 * @param folder from the repository's root
 * @throws with one sentence if npm fails
 */
export async function installLocally(folder: string): Promise<void> {
  const url = pathToFileURL(`${resolve(folder)}/`)
  if (await isInstalled(url)) return
  await install(url, `the packages of ${folder}`, ['--ignore-scripts', '--loglevel=error'])
}

async function install(folder: URL, what: string, options: readonly string[] = []): Promise<void> {
  const path = fileURLToPath(folder)
  if (!(await readLockFile(new URL('package-lock.json', folder)))?.packages)
    throw new Error(`${path}package-lock.json is missing or damaged. Restore it from Git.`)
  console.log(`Installing ${what}...`)
  try {
    // A build runs with NODE_ENV=production, where npm omits development packages
    const included = ['--include=dev', '--include=optional']
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', ...included, ...options], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
  } catch {
    throw new Error(
      `npm ci failed in ${path} (its messages are above). Check the network and that node_modules can be written.`,
    )
  }
}

/**
 * Whether `node_modules` holds what the lock file names for this machine, with a `package.json` in each folder.
 * @param folder with both
 */
export async function isInstalled(folder: URL): Promise<boolean> {
  const [wanted, installed] = await Promise.all([
    readLockFile(new URL('package-lock.json', folder)),
    readLockFile(new URL('node_modules/.package-lock.json', folder)),
  ])
  const found = installed?.packages
  if (!wanted?.packages || !found) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || !entry) return true
    const known = found[path]
    // Binaries for other machines are not installed
    if (!known && (entry.optional || entry.devOptional)) return true
    return (
      known?.version === entry.version &&
      isForThisMachine(entry) &&
      hasContent(new URL(`${path}/package.json`, folder))
    )
  })
}

/**
 * Whether the file that each package gives to imports is there and not empty. Packages without one, as those of types, pass.
 * @param locate where the file of a package is, as a URL; throws where a package has none
 */
export function hasEntries(
  names: readonly string[],
  locate: (name: string) => string = (name) => import.meta.resolve(name),
): boolean {
  return names.every((name) => {
    try {
      return hasContent(new URL(locate(name)))
    } catch {
      return true
    }
  })
}

/** Whether a package is for this machine: a `node_modules` that was copied from another one has the wrong binaries. */
function isForThisMachine({ os = [process.platform], cpu = [process.arch] }: LockedPackage): boolean {
  return os.includes(process.platform) && cpu.includes(process.arch)
}

/** Whether a file is there and not empty. */
function hasContent(file: URL): boolean {
  return existsSync(file) && statSync(file).size > 0
}

async function readLockFile(file: URL): Promise<LockFile | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as LockFile)
  } catch {
    return undefined
  }
}
