import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const sources = ['sdk', 'bff', 'web', 'mocks', '.scripts', 'package-lock.json', 'vite.config.ts']
const stamp = 'dist/.stamp'

/** Whether dist was built from other sources than these. */
export async function isStale() {
  const built = await readFile(stamp, 'utf8').catch(() => '')
  return built !== (await fingerprint())
}

export async function markBuilt() {
  await writeFile(stamp, await fingerprint())
}

async function fingerprint() {
  const hash = createHash('sha256')
  for (const file of await filesOf(sources)) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

async function filesOf(paths) {
  const nested = await Promise.all(
    paths.map(async (path) => {
      const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined)
      if (!entries) return [path]
      return filesOf(entries.map((entry) => join(path, entry.name)))
    }),
  )
  return nested
    .flat()
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
}
