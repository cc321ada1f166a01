import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/**
 * Runs a program of `node_modules/.bin` in the foreground.
 * @param niceness 0 to 19: how much the program leaves the processor to others
 * @returns its exit status; 1 if a signal ended it
 */
export function spawnProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  niceness = 0,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${program}`, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    if (child.pid && niceness > 0) setPriority(child.pid, niceness)
    child.on('error', () => reject(new Error(`${program} could not be started. Run npm ci.`)))
    child.on('close', (status) => resolve(status ?? 1))
  })
}
