import { execFileSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { isStale } from './stale.mjs'

/** Installs and builds what is missing or stale, so that every command works on a fresh clone. */
export async function makeReady() {
  await ensureInstalled()
  if (!(await isStale())) return
  console.log('Building...')
  // In a process of its own: NODE_ENV=production belongs to the build, not to the server started after it.
  execFileSync(process.execPath, ['.scripts/build.mjs'], {
    cwd: new URL('../', import.meta.url),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
