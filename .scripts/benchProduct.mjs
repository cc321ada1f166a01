// The built product with its mock API, for benches that look at it in Chromium.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PORT = 3390
const accounts = {
  student: ['student', 'student@example.test', 'Learn#2026'],
  tutor: ['tutor', 'tutor@example.test', 'Teach#2026'],
  operator: ['operator', 'operator@example.test', 'Operate#2026'],
}

/** Starts it; `stop` ends it, `enter` signs a page in, `launch` is how Chromium starts. */
export async function startProduct() {
  const origin = `http://localhost:${PORT}`
  const server = spawn(process.execPath, ['dist/bff/main.js'], {
    env: {
      ...process.env,
      PORT,
      ADMIN_PORT: PORT + 1,
      UPSTREAM: 'mock',
      LOG_LEVEL: 'error',
      DATA_DIR: await mkdtemp(join(tmpdir(), 'bench-')),
    },
    stdio: 'ignore',
  })
  await untilReady(origin)
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) =>
    existsSync(path),
  )
  return {
    port: PORT,
    origin,
    launch: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    async enter(page, who) {
      const [user_type, username, password] = accounts[who]
      const answer = await page.request.post(`${origin}/api/auth/token/`, {
        headers: { 'X-CSRF': '1' },
        data: { user_type, username, password, remember: false },
      })
      if (!answer.ok()) throw new Error(`${who} cannot sign in: ${answer.status()}`)
    },
    stop: () => server.kill(),
  }
}

export function median(values) {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)]
}

async function untilReady(origin) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not start')
}
