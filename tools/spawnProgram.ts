import { spawn } from 'node:child_process'

/**
 * Runs a program of `node_modules/.bin` in the foreground.
 * @returns its exit status; 1 if a signal ended it
 */
export function spawnProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${program}`, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', () => reject(new Error(`${program} could not be started. Run npm ci.`)))
    child.on('close', (status) => resolve(status ?? 1))
  })
}
