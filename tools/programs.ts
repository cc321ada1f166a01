import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

interface Program {
  readonly name: string
  readonly paths: readonly (string | undefined)[]
  /** Debian's packages */
  readonly packages: readonly string[]
  /** Command for other systems */
  readonly otherwise?: string
}

const programs: readonly Program[] = [
  {
    name: 'Chromium',
    paths: [
      process.env.CHROMIUM,
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
    ],
    packages: ['chromium-headless-shell', 'fonts-noto-core'],
    otherwise: 'npx playwright install chromium',
  },
  {
    name: 'Redis',
    paths: ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
    packages: ['redis-server'],
  },
  {
    name: 'nginx',
    paths: ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    packages: ['nginx-light'],
  },
]

/**
 * Installs the programs that tests drive, where it can; else names the command to run. Removes nothing.
 * Needs the npm packages.
 */
export async function ensurePrograms(): Promise<void> {
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  const missing = programs.filter(
    ({ name, paths }) =>
      ![...paths, ...(name === 'Chromium' ? [own] : [])].some((path) => path && existsSync(path)),
  )
  if (missing.length === 0) return addHeadlessShell(own)
  const packages = missing.flatMap((program) => program.packages)
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (!isDebianRoot()) {
    for (const { name, otherwise } of missing)
      console.error(`${name} is missing. Run: ${otherwise ?? `sudo ${install}`}`)
    return
  }
  installPackages(packages)
}

/**
 * Adds Debian's headless shell beside a full Chromium: the browser tests take half the time with it. They pass with
 * either; `CHROMIUM=/usr/bin/chromium npm test` runs them with the full one.
 */
function addHeadlessShell(own: string): void {
  const isThere = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', own].some(
    (path) => path && existsSync(path),
  )
  if (isThere || !isDebianRoot()) return
  try {
    installPackages(['chromium-headless-shell'])
  } catch {
    console.log('The headless shell could not be installed; the tests run with the full Chromium.')
  }
}

function isDebianRoot(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

function installPackages(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')}...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env,
  })
}
