// npm run workshop: every component in each of its states, on the mock API in the browser. Arguments go to Storybook.
import { spawn } from 'node:child_process'
import { ensureInstalled, installLocally } from './install.ts'
import { runCommand } from './runCommand.ts'

// See docs/decisions.md#workshop.
const folder = 'tools/workshop'

await runCommand(async () => {
  await ensureInstalled()
  await installLocally(folder)
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
