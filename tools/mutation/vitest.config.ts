import { defineConfig } from 'vitest/config'

/** The tests of one area, named by `npm run mutate`. */
const tests: string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]')

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'tests/temporaryFolders.ts',
    include: tests,
    testTimeout: 20_000,
  },
})
