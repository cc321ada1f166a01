// npm run fuzz: gives the product inputs that strangers could write, until Ctrl+C, for `--seconds N`, or until each target
// showed a fault. `-- http` takes one target, `-- http FILE` gives it the input of a file. A finding is saved in
// tests/fuzz/corpus.
import { parseArgs } from 'node:util'
import { loadSource } from './loadSource.ts'
import { prepare } from './prepare.ts'
import { runCommand } from './runCommand.ts'

/** Turn of one target when there are several, milliseconds. */
const turn = 10_000

type Fuzzing = typeof import('../tests/fuzz/runFuzz.ts')

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string' } },
  })
  const [name, file] = positionals
  await prepare()
  await loadSource<Fuzzing, void>('/tests/fuzz/runFuzz.ts', (fuzzing) =>
    file === undefined
      ? search(fuzzing, name, Number(values.seconds ?? Infinity))
      : repeat(fuzzing, name, file),
  )
})

/** @throws when there is no target of the name */
function findTarget({ targets }: Fuzzing, name = '') {
  const target = targets[name]
  if (!target) throw new Error(`There is no target ${name}; known: ${Object.keys(targets).join(', ')}.`)
  return target
}

/** Gives one target the input of a file. */
async function repeat(fuzzing: Fuzzing, name: string | undefined, file: string): Promise<void> {
  const run = await findTarget(fuzzing, name).start()
  const fault = await fuzzing.replay(run, file)
  await run.stop()
  console.log(fault ?? `${file} shows no fault.`)
  if (fault !== undefined) process.exitCode = 1
}

/** Tries new inputs, each target in turn, until Ctrl+C. A target that showed a fault is not tried further. */
async function search(fuzzing: Fuzzing, name: string | undefined, seconds: number): Promise<void> {
  const names = name === undefined ? Object.keys(fuzzing.targets) : [name]
  const stopAt = performance.now() + seconds * 1000
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  while (names.length > 0 && !stop.signal.aborted && performance.now() < stopAt) {
    const one = names.shift() ?? ''
    const target = findTarget(fuzzing, one)
    const run = await target.start()
    const { tried, finding } = await fuzzing.fuzz(target, run, Math.min(turn, stopAt - performance.now()))
    await run.stop()
    console.log(`${one}: ${tried} inputs`)
    if (!finding) {
      names.push(one)
      continue
    }
    const file = fuzzing.saveFinding(one, finding)
    console.log(`${finding.fault}\nShow it again: npm run fuzz -- ${one} ${file}`)
    process.exitCode = 1
  }
}
