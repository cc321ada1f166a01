import { expect, test } from '@playwright/test'
import { readFixture } from '#bff/fixtures/startFixture.ts'
import { startBffProcess, stopBffProcesses } from '../../fakes/bffProcess.ts'
import { journeys, runJourney, type Role, type Surroundings } from '../../fixtures/journeys.ts'

for (const [name, journey] of Object.entries(journeys)) {
  test(`replays from its recording alone: ${journey.description}`, async ({ browser }) => {
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
    const surroundings = { people: listPeople(vars), pay: async () => undefined }
    const failure = await runJourney(journey, await context.newPage(), surroundings).catch(toError)
    await context.close()
    await stopBffProcesses(bff)
    // The cause before what it led to
    expect(bff.output()).not.toContain('had no entry')
    if (failure) throw failure
  })
}

/** Lists people whose password or passcode matches any input. */
function listPeople(vars: Readonly<Record<string, string>>): Surroundings['people'] {
  const person = (role: Role) => ({ username: vars[`${role}_username`] ?? 'nobody', password: 'any' })
  return {
    student: person('student'),
    kids: { username: '111111', password: '' },
    tutor: person('tutor'),
    operator: person('operator'),
    institute_admin: person('institute_admin'),
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
