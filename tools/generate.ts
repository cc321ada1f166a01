// npm run generate: the provenance table of openapi/ and everything in sdk/generated.
import { execFileSync } from 'node:child_process'
import { ensureInstalled } from './install.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  await ensureInstalled()
  for (const args of [
    ['openapi/check.mjs', '--write'],
    ['--import', './tools/useTypescript5.ts', 'sdk/generate.mjs'],
  ]) {
    execFileSync(process.execPath, args, { stdio: 'inherit' })
  }
})
