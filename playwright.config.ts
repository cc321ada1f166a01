import { defineConfig } from '@playwright/test'
import type { Chaos } from './tests/e2e/chaos/chaos.ts'
import { chromium } from './tests/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 3210)
// Every page once in each language; the other two combinations are for the full run
const isFull = process.env.LOOKS === 'all'
/** Tests of an ordinary run; `LOOKS=all` runs one that is left to the full run. See docs/testing.md. */
const skipped = isFull ? {} : { grepInvert: /@full/ }
// The loops in chaos: nightly, or with the seed of the failures in `CHAOS`
const chaoses =
  isFull || process.env.CHAOS ? (['calm', 'slow', 'failing', 'dropping', 'doubled'] as const) : []
const desktop = { kind: 'desktop', viewport: { width: 1280, height: 860 } }
const phone = { kind: 'phone', viewport: { width: 360, height: 740 } }
const viewports = [
  { name: 'en desktop', language: 'en', ...desktop },
  { name: 'ar phone', language: 'ar', ...phone },
  ...(isFull
    ? [
        { name: 'en phone', language: 'en', ...phone },
        { name: 'ar desktop', language: 'ar', ...desktop },
      ]
    : []),
]

/** Journeys run once; pages are looked at in both languages, at both widths. */
export default defineConfig<{ chaos: Chaos | undefined }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // Failures in detail: `npx playwright show-report test-results/report`
  reporter: [
    ['line'],
    ['json', { outputFile: 'test-results/playwright.json' }],
    ['html', { outputFolder: 'test-results/report', open: 'never' }],
  ],
  // Waits end by what is waited for: the limits only end a test that hangs, on a busy machine too
  timeout: 180_000,
  expect: { timeout: 45_000 },
  fullyParallel: true,
  // One more than the cores of a small machine: tests also wait, for a page, a timer or a server
  workers: 3,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Africa/Cairo',
    // Faults are put between page and BFF; responses that a service worker keeps would hide them
    serviceWorkers: 'block',
    // Animations are the most expensive part where a machine renders in software
    contextOptions: { reducedMotion: 'reduce' },
    // Calls and console; recording the document too takes a tenth of the whole run. `--trace on` has it all
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        '--host-resolver-rules=MAP *.localhost 127.0.0.1',
        // A camera and a microphone that need no permission, for the meeting room
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  projects: [
    {
      name: 'journeys',
      testMatch: 'journeys/**/*.spec.ts',
      ...skipped,
      use: { viewport: { width: 1280, height: 860 } },
    },
    ...chaoses.map((chaos) => ({
      name: `chaos ${chaos}`,
      testMatch: ['journeys/**/*Loop.spec.ts', 'journeys/students/peopleLeave.spec.ts'],
      // They compare what the world holds at the end with the calm run
      ...(chaos !== 'calm' && { dependencies: ['chaos calm'] }),
      use: { viewport: { width: 1280, height: 860 }, actionTimeout: 30_000, chaos },
    })),
    // On recorded sets alone: no name but this machine's is known
    {
      name: 'replay',
      ...skipped,
      testMatch: 'replay/**/*.spec.ts',
      use: {
        locale: 'en',
        viewport: { width: 1280, height: 720 },
        launchOptions: {
          ...chromium,
          args: [...chromium.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
        },
      },
    },
    // Each call between BFF and mock API passes through a validating proxy
    ...(isFull || process.env.PRISM ? [{ name: 'prism', testMatch: 'prism/**/*.spec.ts' }] : []),
    ...viewports.map(({ name, language, kind, viewport }) => ({
      name,
      testMatch: 'accessibility/**/*.spec.ts',
      ...(!isFull && { grepInvert: kind === 'phone' ? /@full|@desktop/ : /@full|@phone/ }),
      use: {
        viewport,
        locale: language,
        storageState: {
          cookies: [
            {
              name: 'preferred-lang',
              value: language,
              domain: 'localhost',
              path: '/',
              expires: -1,
              httpOnly: false,
              secure: false,
              sameSite: 'Lax' as const,
            },
          ],
          origins: [],
        },
      },
    })),
  ],
  webServer: {
    command: 'node dist/bff/main.js',
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      PORT: String(port),
      ADMIN_PORT: String(port + 1),
      UPSTREAM: 'mock',
      DATA_DIR: 'test-results/data',
      LIMIT_SIGN_IN: '1000/1m',
      LIMIT_PASSCODE: '1000/1m',
      LIMIT_CONTACT: '1000/1m',
      LIMIT_SUBSCRIBE: '1000/1m',
      LIMIT_SIGN_UP: '1000/1m',
      LOG_LEVEL: 'warn',
    },
  },
})
