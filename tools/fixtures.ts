// npm run fixtures: record, check, compare, import and promote fixtures (tests/fixtures/README.md).
import { ensureInstalled } from './install.ts'
import { prepare } from './prepare.ts'
import { runCommand } from './runCommand.ts'
import { loadSource } from './loadSource.ts'

interface FixturesCommand {
  run(args: readonly string[], ...says: ((line: string) => void)[]): Promise<number>
}

await runCommand(async () => {
  const args = process.argv.slice(2)
  await (['record', 'replay'].includes(args[0] ?? '') ? prepare() : ensureInstalled())
  process.exitCode = await loadSource<FixturesCommand, number>('/tests/fixtures/command.ts', ({ run }) =>
    run(args, console.log, console.error),
  )
})
