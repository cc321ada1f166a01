// The built product with its mock API, for benchmarks in Chromium.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions, Page } from 'playwright'

export type Account = keyof typeof accounts

/** The running product, as benches use it. */
export interface Product {
  readonly port: number
  readonly origin: string
  readonly pid: number | undefined
  /** Launch options of Chromium */
  readonly launch: LaunchOptions
  /** Signs a page in. */
  enter(page: Page, account: Account): Promise<void>
  stop(): void
}

const PORT = 3390
const accounts: Record<'student' | 'tutor' | 'operator', readonly [string, string, string]> = {
  student: ['student', 'student@example.test', 'Learn#2026'],
  tutor: ['tutor', 'tutor@example.test', 'Teach#2026'],
  operator: ['operator', 'operator@example.test', 'Operate#2026'],
}

/**
 * Starts the built product with its mock API.
 * @param folder of the repository, or of another checkout of it
 * @param port of the product; the next one is its admin port
 */
export async function startProduct(folder = '.', port = PORT): Promise<Product> {
  const origin = `http://localhost:${port}`
  // As in the image
  const server = spawn(process.execPath, ['--max-semi-space-size=16', 'dist/bff/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      PORT: `${port}`,
      ADMIN_PORT: `${port + 1}`,
      UPSTREAM: 'mock',
      LOG_LEVEL: 'error',
      DATA_DIR: await mkdtemp(join(tmpdir(), 'bench-')),
    },
    stdio: 'ignore',
  })
  await waitUntilReady(origin)
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) =>
    existsSync(path),
  )
  return {
    port,
    origin,
    pid: server.pid,
    launch: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    async enter(page, account) {
      const [user_type, username, password] = accounts[account]
      const response = await page.request.post(`${origin}/api/auth/token/`, {
        headers: { 'X-CSRF': '1' },
        data: { user_type, username, password, remember: false },
      })
      if (!response.ok()) throw new Error(`${account} cannot sign in: ${response.status()}`)
    },
    stop: () => void server.kill(),
  }
}

/** Returns the middle of some numbers. */
export function computeMedian(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? NaN
}

async function waitUntilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not start')
}
