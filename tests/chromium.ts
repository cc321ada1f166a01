import { existsSync } from 'node:fs'

const candidates = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
]
const executablePath = candidates.find((path) => path && existsSync(path))

/** How every test starts its browser: the system's Chromium, otherwise Playwright's own. */
export const chromium = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-features=PreloadTopChromeWebUI,WebUITabStrip',
    '--disable-gpu-rasterization',
  ],
}
