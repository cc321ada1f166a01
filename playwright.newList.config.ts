import { defineConfig } from '@playwright/test'
import everything from './playwright.config.ts'

/** The journey of the list that README's recipe makes: `tests/packages/newList.test.ts` runs it in its copy of the repository. */
export default defineConfig({
  ...everything,
  testDir: 'tests/packages/newList',
  reporter: 'line',
  projects: [{ name: 'new list', testMatch: '*.spec.ts' }],
})
