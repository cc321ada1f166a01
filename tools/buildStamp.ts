import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const sources = ['sdk', 'bff', 'web', 'mocks', 'tools', 'package-lock.json', 'vite.config.ts']
const stamp = 'dist/.stamp'

/** Whether `dist` was built from other sources than the present ones. */
export async function isBuildStale(): Promise<boolean> {
  const built = await readFile(stamp, 'utf8').catch(() => '')
  return built !== (await computeFingerprint())
}

/** Records the sources that `dist` was built from. */
export async function writeBuildStamp(): Promise<void> {
  await writeFile(stamp, await computeFingerprint())
}

async function computeFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await listFiles(sources)) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

async function listFiles(paths: readonly string[]): Promise<string[]> {
  const nested = await Promise.all(
    paths.map(async (path) => {
      const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined)
      if (!entries) return [path]
      return listFiles(
        entries.filter(({ name }) => name !== 'node_modules').map((entry) => join(path, entry.name)),
      )
    }),
  )
  return nested
    .flat()
    .filter((file) => !/\.test\.tsx?$|^tools\/(bench|checks)\//.test(file))
    .toSorted()
}
