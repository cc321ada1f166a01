// Storybook's configuration. Its packages are installed in tools/workshop; React and Vite are those of the repository.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const own = fileURLToPath(new URL('../package.json', import.meta.url))

/** Packages that Vite bundles at the start: one that is found late would reload the page that is just opening. */
const runtime = 'storybook/internal/preview/runtime'

/** Virtual modules of Storybook name its packages, which Vite would look for beside the repository's. */
const storybookPackages: Plugin = {
  name: 'storybook-packages',
  enforce: 'pre',
  resolveId(source, importer) {
    const isVirtual = !importer || importer.startsWith('\0') || importer.includes('virtual:')
    if (!isVirtual || !/^@?storybook\//.test(source)) return undefined
    return this.resolve(source, own, { skipSelf: true })
  },
}

export default {
  framework: '@storybook/react-vite',
  stories: ['../../../web/**/*.stories.tsx'],
  staticDirs: [{ from: '../../../node_modules/msw/lib', to: '/' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, controls: false, actions: false, interactions: false },
  typescript: { reactDocgen: false },
  viteFinal: (known: UserConfig): UserConfig => ({
    ...known,
    root,
    plugins: [storybookPackages, ...(known.plugins ?? []), react()],
    resolve: {
      ...known.resolve,
      dedupe: ['react', 'react-dom'],
      alias: { ...known.resolve?.alias, [runtime]: createRequire(own).resolve(runtime) },
    },
    optimizeDeps: {
      entries: ['web/**/*.stories.tsx', 'web/workshop/preview.tsx'],
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'msw', 'msw/browser'],
    },
    server: { ...known.server, fs: { allow: [root] } },
  }),
}
