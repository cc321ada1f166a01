import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const root = new URL('../', import.meta.url)

/** Installs the packages of the lock file when they are not there yet, or not in its versions. */
export async function ensureInstalled() {
  if (await isInstalled()) return
  console.log('Installing packages (about a minute)...')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}

async function isInstalled() {
  const [wanted, installed] = await Promise.all([
    readLock('package-lock.json'),
    readLock('node_modules/.package-lock.json'),
  ])
  if (!installed) return false
  return Object.entries(wanted.packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed.packages[path]?.version === version,
  )
}

async function readLock(name) {
  const text = await readFile(new URL(name, root), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
