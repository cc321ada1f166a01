import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)

interface LockFile {
  packages: Record<string, { version?: string; optional?: boolean; devOptional?: boolean } | undefined>
}

/**
 * Installs the packages of the lock file if `node_modules` lacks one, or has another version of it.
 * Uses built-in modules only, because it runs before any package is installed.
 * @throws with one sentence if npm fails
 */
export async function ensureInstalled(): Promise<void> {
  if (await isInstalled()) return
  console.log('Installing packages (about a minute)...')
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
  } catch {
    throw new Error(
      'npm ci failed (its messages are above). Check the network and that node_modules can be written.',
    )
  }
}

async function isInstalled(): Promise<boolean> {
  const [wanted, installed] = await Promise.all([
    readLockFile('package-lock.json'),
    readLockFile('node_modules/.package-lock.json'),
  ])
  if (!wanted || !installed) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || !entry || entry.optional || entry.devOptional) return true
    if (installed.packages[path]?.version !== entry.version) return false
    return existsSync(fileURLToPath(new URL(`${path}/package.json`, root)))
  })
}

async function readLockFile(name: string): Promise<LockFile | undefined> {
  const text = await readFile(new URL(name, root), 'utf8').catch(() => undefined)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as LockFile)
  } catch {
    return undefined
  }
}
