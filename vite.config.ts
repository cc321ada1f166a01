import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The web app: its browser build, and the base of its server build (.scripts/build.mjs). */
export default defineConfig({
  root: 'web',
  appType: 'custom',
  plugins: [react()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: 'web/app/client.tsx',
      output: {
        codeSplitting: {
          // One chunk whose hash stays over releases
          groups: [
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
            },
          ],
        },
      },
    },
  },
})
