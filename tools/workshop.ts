// npm run workshop: every component in each of its states, on the mock API in the browser. Arguments go to Storybook.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { ensureInstalled } from './install.ts'
import { runCommand } from './runCommand.ts'

const folder = 'tools/workshop'

await runCommand(async () => {
  await ensureInstalled()
  await installStorybook()
  const options = ['--config-dir', `${folder}/.storybook`, '--ci', '--disable-telemetry']
  const port = process.argv.some((argument) => /^(-p|--port)/.test(argument)) ? [] : ['--port', '6006']
  const child = spawn(
    process.execPath,
    [
      `${folder}/node_modules/storybook/dist/bin/dispatcher.js`,
      'dev',
      ...options,
      ...port,
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve) => child.on('close', (status) => resolve(status ?? 1)))
})

/** Installs Storybook, which only this command needs, from a lock file of its own. */
async function installStorybook(): Promise<void> {
  const installed = `${folder}/node_modules/.package-lock.json`
  if (
    existsSync(installed) &&
    (await readVersion(installed)) === (await readVersion(`${folder}/package-lock.json`))
  )
    return
  console.log('Installing Storybook...')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}

async function readVersion(lockFile: string): Promise<string | undefined> {
  const { packages } = JSON.parse(await readFile(lockFile, 'utf8')) as {
    packages: Record<string, { version?: string } | undefined>
  }
  return packages['node_modules/storybook']?.version
}
