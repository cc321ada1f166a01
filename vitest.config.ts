import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromium } from './tests/chromium.ts'
import { serveWorker } from './tests/serveWorker.ts'

/** Waits end by what is waited for: the limits only end a test that hangs, on a busy machine too. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 45_000 } } } as const

const nodeTests = [
  '{sdk,bff,mocks,web,openapi,tools}/**/*.test.ts',
  'tests/{conformance,fixtures,fuzz}/**/*.test.ts',
]
/**
 * Tests that replace modules, load them again or count timers: beside others in one process
 * they would share modules with them and count timers that files before them left.
 */
const isolated = globSync(nodeTests, { exclude: (name) => name === 'node_modules' }).filter((file) =>
  /vi\.(?:mock|resetModules|getTimerCount)\(/.test(readFileSync(file, 'utf8')),
)

/** Tests that take minutes, for the full run. */
const long = ['tests/resilience/soak/**/*.test.ts', 'tests/packages/{image,newList,oldNode}.test.ts']

export default defineConfig({
  test: {
    globalSetup: 'tests/temporaryFolders.ts',
    // For tests in the browser: the summary of a failed run has the message alone, which else says `[ Array(1) ]`
    chaiConfig: { truncateThreshold: 500 },
    // 'all' in the full run: what an ordinary run looks at in one of several forms is looked at in each
    provide: { looks: process.env.LOOKS ?? '' },
    projects: [
      {
        // Loading the same modules for each file would take a quarter of the time
        test: {
          name: 'node',
          environment: 'node',
          include: nodeTests,
          exclude: [...configDefaults.exclude, ...isolated],
          isolate: false,
          ...limits,
        },
      },
      { test: { name: 'node-isolated', environment: 'node', include: isolated, ...limits } },
      {
        // The BFF among processes, sockets and clocks: much of it is waiting
        test: {
          name: 'bff',
          environment: 'node',
          include: ['tests/{integration,packages,resilience}/**/*.test.ts'],
          exclude: long,
          ...limits,
        },
      },
      {
        test: {
          name: 'soak',
          environment: 'node',
          include: long,
          ...limits,
          fileParallelism: false,
        },
      },
      {
        plugins: [react(), serveWorker()],
        optimizeDeps: {
          // A package that Vite discovers later would reload the page during the tests
          entries: ['web/**/*.stories.tsx'],
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react-intl',
            'react-router-dom',
            '@fluentui/react-components',
            'react-final-form',
            'final-form',
            'valibot',
            'swr',
            'valtio',
            'openapi-fetch',
            'vitest-browser-react',
            'axe-core',
            'msw',
            'msw/browser',
            'temporal-polyfill',
          ],
        },
        test: {
          name: 'browser',
          include: ['web/**/*.test.tsx'],
          ...limits,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Labels of required fields end with a star
            locators: { exact: false },
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
