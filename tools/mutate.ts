// npm run mutate: changes the code in small ways and runs the tests that should notice. `-- session` takes one area of
// tools/mutation/areas.ts, `-- bff/session/lifetime.ts:10-20` some lines of a file. `--force` tries again what
// an earlier run has settled.
import { matchesGlob } from 'node:path'
import { ensureInstalled, installLocally } from './install.ts'
import type { Area } from './mutation/area.ts'
import { areas } from './mutation/areas.ts'
import { compareSurvivors, readKnownSurvivors } from './mutation/knownSurvivors.ts'
import type { MutationResult, Survivor } from './mutation/report.ts'
import { runStryker } from './mutation/runStryker.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const isForced = process.argv.includes('--force')
  const asked = process.argv.slice(2).filter((argument) => argument !== '--force')
  const named = areas.filter(({ name }) => asked.length === 0 || asked.includes(name))
  const parts = asked.filter((name) => !areas.some((area) => area.name === name))
  const areaByPart = parts.map((part) => [part, findArea(part)] as const)
  await ensureInstalled()
  await installLocally('tools/mutation')
  for (const area of named) reportArea(area, await runArea(area, isForced))
  for (const [part, { tests, testTimeout }] of areaByPart) {
    const { survivors } = await runStryker({
      name: 'part',
      mutate: [part],
      tests,
      testTimeout,
      isIncremental: false,
      isForced,
    })
    const { unexplained } = compareSurvivors(survivors, readKnownSurvivors())
    console.log(`${part}: ${survivors.length} survivors, ${unexplained.length} of them without a reason`)
    for (const survivor of unexplained) console.log(describe(survivor))
    if (unexplained.length > 0) process.exitCode = 1
  }
})

function runArea({ name, sources, tests, testTimeout }: Area, isForced: boolean): Promise<MutationResult> {
  return runStryker({ name, mutate: sources, tests, testTimeout, isIncremental: true, isForced })
}

/** @throws when no area has the file */
function findArea(part: string): Area {
  const [file = ''] = part.split(':', 1)
  const area = areas.find(({ sources }) => sources.some((glob) => matchesGlob(file, glob)))
  if (area) return area
  const known = areas.map(({ name }) => name).join(', ')
  throw new Error(`${part} is no area and no file of one; areas: ${known}.`)
}

function reportArea({ name, threshold, sources }: Area, { score, mutants, survivors }: MutationResult): void {
  const known = readKnownSurvivors().filter(({ file }) => sources.some((glob) => matchesGlob(file, glob)))
  const { unexplained, stale } = compareSurvivors(survivors, known)
  for (const survivor of unexplained) console.log(describe(survivor))
  for (const { file, change } of stale)
    console.log(`docs/testing.md lists a survivor that is gone; remove its row: ${file}: ${change}`)
  const explained = survivors.length - unexplained.length
  console.log(
    `${name}: ${score} % of ${mutants} mutants noticed (at least ${threshold}); ${survivors.length} survivors, ${explained} with a reason`,
  )
  if (score < threshold || stale.length > 0) process.exitCode = 1
}

/** A survivor, and the command that shows it again. */
function describe({ file, firstLine, lastLine, change, isRun }: Survivor): string {
  const note = isRun ? '' : ' (no test runs it)'
  return `${file}:${firstLine} ${change}${note}\n    npm run mutate -- ${file}:${firstLine}-${lastLine}`
}
