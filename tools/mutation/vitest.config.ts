import { defineConfig } from 'vitest/config'

/** The tests of one area and their time, milliseconds, as `npm run mutate` says. */
const { tests, testTimeout }: { tests: string[]; testTimeout: number } = JSON.parse(
  process.env.MUTATION_RUN ?? '{"tests":[],"testTimeout":20000}',
)

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'tests/temporaryFolders.ts',
    include: tests,
    testTimeout,
    hookTimeout: testTimeout,
  },
})
