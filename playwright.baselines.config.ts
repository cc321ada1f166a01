import { defineConfig } from '@playwright/test'
import everything from './playwright.config.ts'

/** Pictures of pages in both directions and themes, compared with the ones that were looked at: `npm run test:baselines`. */
export default defineConfig({
  ...everything,
  reporter: [['line'], ['html', { outputFolder: 'test-results/baselines', open: 'never' }]],
  projects: [
    {
      name: 'baselines',
      testMatch: 'baselines/**/*.spec.ts',
      snapshotPathTemplate: 'tests/e2e/baselines/{arg}{ext}',
    },
  ],
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' } },
})
