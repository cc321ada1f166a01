// npm run mocks: the mock API alone, as an HTTP server.
import { pathToFileURL } from 'node:url'
import { prepare } from './prepare.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  await prepare()
  await import(pathToFileURL('dist/mocks/server.js').href)
})
