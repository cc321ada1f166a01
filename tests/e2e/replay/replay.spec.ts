import { expect, test } from '@playwright/test'
import { readFixture } from '#bff/fixtures/startFixture.ts'
import { chooseRun } from '../chooseRun.ts'
import { startBffProcess, stopBffProcesses } from '../../fakes/bffProcess.ts'
import { journeys, runJourney } from '../../fixtures/journeys.ts'
import { listReplayPeople } from '../../fixtures/replay.ts'

/** Their pages and calls are also those of the others. */
const similar = ['management', 'sign-in']

for (const [name, journey] of Object.entries(journeys)) {
  test(
    `replays from its recording alone: ${journey.description}`,
    chooseRun(similar.includes(name)),
    async ({ browser }) => {
      const file = `tests/fixtures/${name}.har`
      const { vars } = (await readFixture(file)).log._fixture
      const bff = await startBffProcess(
        { UPSTREAM: 'replay', FIXTURE: file, LOG_LEVEL: 'warn' },
        'dist/bff/main.js',
      )
      const context = await browser.newContext({
        baseURL: `http://localhost:${bff.port}`,
        timezoneId: 'Africa/Cairo',
      })
      const journeyContext = { people: listReplayPeople(vars), pay: async () => undefined }
      const failure = await runJourney(journey, await context.newPage(), journeyContext).catch(toError)
      await context.close()
      await stopBffProcesses(bff)
      // The cause before what it led to
      expect(bff.output()).not.toContain('had no entry')
      if (failure) throw failure
    },
  )
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
