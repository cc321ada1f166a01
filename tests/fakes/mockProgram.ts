import { spawn, type ChildProcess } from 'node:child_process'
import { freePort, waitUntilOpen } from './redisServer.ts'

/** The built mock API as a process of its own. */
export interface MockProgram {
  readonly base: string
  readonly child: ChildProcess
}

/** Starts `dist/mocks/server.js` on a free port. */
export async function startMockProgram(): Promise<MockProgram> {
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/mocks/server.js'], {
    env: { PATH: process.env.PATH, MOCKS_PORT: String(port) },
    stdio: 'ignore',
  })
  await waitUntilOpen(port)
  return { base: `http://localhost:${port}/`, child }
}
