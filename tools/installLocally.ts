import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string } | undefined>>
}

/**
 * Installs a package that one command needs from the lock file of its own folder, unless its version is there already.
 * @throws when npm fails
 */
export function installLocally(folder: string, name: string): void {
  const installed = `${folder}/node_modules/.package-lock.json`
  if (
    existsSync(installed) &&
    readVersion(installed, name) === readVersion(`${folder}/package-lock.json`, name)
  )
    return
  console.log(`Installing ${name}...`)
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}

function readVersion(lockFile: string, name: string): string | undefined {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as LockFile
  return packages[`node_modules/${name}`]?.version
}
