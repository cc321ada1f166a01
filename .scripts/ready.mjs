import { buildAll } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { isStale } from './stale.mjs'

/** Installs and builds what is missing or stale, so that every command works on a fresh clone. */
export async function makeReady() {
  await ensureInstalled()
  if (!(await isStale())) return
  console.log('Building...')
  await buildAll()
}
