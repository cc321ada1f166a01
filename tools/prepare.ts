import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isBuildStale } from './buildStamp.ts'
import { ensureInstalled } from './install.ts'

/** Installs and builds what is missing or stale, so that every command works on a fresh clone. */
export async function prepare(): Promise<void> {
  await ensureInstalled()
  if (!(await isBuildStale())) return
  console.log('Building...')
  // In a process of its own: NODE_ENV=production belongs to the build, not to the server started after it.
  const { status } = spawnSync(process.execPath, ['tools/build.ts'], {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The build failed (its messages are above).')
}
