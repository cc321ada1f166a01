// npm start: the whole product on one port; with the embedded mock API unless the environment says otherwise.
import { pathToFileURL } from 'node:url'
import { prepare } from './prepare.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  await prepare()
  await import(pathToFileURL('dist/bff/main.js').href)
})
