import { Session, type Profiler } from 'node:inspector/promises'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bff, startBffPerTest } from '../fakes/bffPerTest.ts'

startBffPerTest()

function hasRun({ functions }: Profiler.ScriptCoverage): boolean {
  return functions.some(
    ({ functionName, ranges }) => functionName !== '' && ranges.some(({ count }) => count > 0),
  )
}

/** The files of bff in which a function ran since the counters were read last. */
async function takeFiles(session: Session): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => /\/bff\/(?!.*\.test\.ts)/.test(url))
    .filter(hasRun)
    .map(({ url }) => url.replace(/^.*\/bff\//, ''))
    .toSorted()
}

test("README's walk of a GET names the files in which functions run, and no other", async () => {
  const readme = readFileSync('bff/README.md', 'utf8')
  const [, section = ''] = /### A GET\n([\s\S]*?)\n### /.exec(readme) ?? []
  const named = new Set([...section.matchAll(/`([\w/]+\.ts)`/g)].map(([, path = '']) => path))
  const session = new Session()
  session.connect()
  const cookie = await bff.signIn()
  const read = async () => bff.request('/api/classes/booked/list/', { cookie })
  await read()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await takeFiles(session)
  // Timers run now and then; what belongs to a GET runs each time
  let files: string[] | undefined
  for (let count = 0; count < 5; count += 1) {
    expect((await read()).status).toBe(200)
    const taken = await takeFiles(session)
    files = files?.filter((path) => taken.includes(path)) ?? taken
  }
  session.disconnect()
  expect([...named].toSorted()).toEqual(files)
})
