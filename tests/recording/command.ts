import { basename } from 'node:path'
import { FixtureError, parseHar } from '#bff/fixtures/har.ts'
import { readFixture, readFixtureText } from '#bff/fixtures/startFixture.ts'
import { writeAtomically } from '#bff/fixtures/writeFixture.ts'
import { operations } from '#sdk/operations.ts'
import { readOperations } from '../conformance/documents.ts'
import { checkFixture } from './check.ts'
import { compareFixtures, statuses } from './compare.ts'
import { importHar } from './importHar.ts'
import { promotion } from './promote.ts'

const usage = `npm run fixtures -- <what>

  record JOURNEY [--base URL] [FILE]   drive a journey in Chromium and record it; without --base against npm run mocks
  check FILE...                        hold files against the OpenAPI documents; exit 1 on drift
  compare OLD NEW                      what changed: exit 0 nothing or only added, 1 removed, 2 retyped or another status
  import DEVTOOLS.har [FILE]           redact a recording of a browser's developer tools
  promote OPERATION FILE               write a patch that makes a confirmed assumed operation a documented one

Journeys stand in tests/recording/journeys.ts, recorded sets in tests/fixtures/.
`
/** EX_USAGE and EX_DATAERR of sysexits.h */
const [wrongUsage, wrongData] = [64, 65]

type Say = (line: string) => void

/**
 * Runs one command of `npm run fixtures`.
 * @returns its exit status
 */
export async function run(args: readonly string[], say: Say = console.log): Promise<number> {
  const [what = '', ...rest] = args
  try {
    if (what === 'record') return await record(rest, say)
    if (what === 'check' && rest.length) return await check(rest, say)
    const [first, second] = rest
    if (what === 'compare' && first && second) return await compare(first, second, say)
    if (what === 'import' && first) return await importFrom(first, second, say)
    if (what === 'promote' && first && second) return await promote(first, second, say)
    say(usage)
    return what === 'help' ? 0 : wrongUsage
  } catch (error) {
    if (!(error instanceof FixtureError)) throw error
    say(error.message)
    return wrongData
  }
}

async function record(args: readonly string[], say: Say): Promise<number> {
  const at = args.indexOf('--base')
  const base = at < 0 ? undefined : args[at + 1]
  const [journey = '', file = `tests/fixtures/${journey}.har`] = args.filter(
    (_, index) => at < 0 || (index !== at && index !== at + 1),
  )
  if (at >= 0 && !(base && URL.canParse(base))) {
    say('--base must be followed by the address of the API')
    return wrongUsage
  }
  // Chromium is only needed here
  const { recordJourney } = await import('./drive.ts')
  say((await recordJourney({ journey, base, file })).trim())
  return check([file], say)
}

async function check(files: readonly string[], say: Say): Promise<number> {
  const seen = new Map<string, Set<number>>()
  let count = 0
  const documented = await readOperations()
  for (const file of files) {
    const { problems, warnings, seen: here } = checkFixture(await readFixture(file), documented)
    for (const problem of problems) say(`${file}: ${problem}`)
    for (const warning of warnings) say(`${file}: warning: ${warning}`)
    for (const [id, found] of here) seen.set(id, new Set([...(seen.get(id) ?? []), ...found]))
    count += problems.length
  }
  for (const provenance of ['documented', 'partial', 'assumed']) say(coverage(provenance, seen))
  say(count ? `${count} problems` : `${files.length} files are as the documents say`)
  return count ? 1 : 0
}

function coverage(provenance: string, seen: ReadonlyMap<string, ReadonlySet<number>>): string {
  const all = operations.filter((operation) => operation.provenance === provenance)
  const covered = all.filter(({ id }) => seen.has(id))
  const list = covered.map(({ id }) => `${id} ${[...(seen.get(id) ?? [])].toSorted().join('/')}`)
  return `${provenance}: ${covered.length} of ${all.length} operations recorded${list.length ? `: ${list.join(', ')}` : ''}`
}

async function compare(old: string, next: string, say: Say): Promise<number> {
  const changes = compareFixtures(await readFixture(old), await readFixture(next))
  for (const { severity, text } of changes) say(`${severity}: ${text}`)
  say(changes.length ? `${changes.length} changes` : 'No difference')
  return Math.max(0, ...changes.map(({ severity }) => statuses[severity]))
}

async function importFrom(source: string, target: string | undefined, say: Say): Promise<number> {
  const file = target ?? `${basename(source).replace(/\.(?:har|json)$/, '')}.redacted.har`
  const { text, kept, left, isBegunSignedIn } = importHar(
    parseHar(await readFixtureText(source), source),
    source,
  )
  await writeAtomically(file, text)
  say(`${file}: ${kept} calls, ${left} other entries left out.`)
  if (isBegunSignedIn)
    say('Somebody was signed in before it began: for a replay, record from the sign-in on.')
  return 0
}

async function promote(id: string, file: string, say: Say): Promise<number> {
  const patch = `promote-${id}.patch`
  await writeAtomically(patch, await promotion(id, await readFixture(file), file))
  say(`${patch}: read it, then git apply ${patch} && npm run generate`)
  return 0
}
