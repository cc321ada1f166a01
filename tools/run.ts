// `node tools/launch.mjs run PROGRAM ARGUMENT...` runs a program of node_modules/.bin, installed if needed.
import { ensureInstalled } from './install.ts'
import { runCommand } from './runCommand.ts'
import { spawnProgram } from './spawnProgram.ts'

await runCommand(async () => {
  const [program = '', ...args] = process.argv.slice(2)
  await ensureInstalled()
  process.exitCode = await spawnProgram(program, args)
})
