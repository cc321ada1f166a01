// npm run generate: the provenance table of openapi/ and everything that is generated.
import { execFileSync } from 'node:child_process'
import { ensureInstalled } from './install.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  await ensureInstalled()
  for (const args of [
    ['openapi/check.ts', '--write'],
    ['--import', './tools/useTypescript5.ts', 'tools/generate/generateSdk.ts'],
  ]) {
    execFileSync(process.execPath, args, { stdio: 'inherit' })
  }
})
