import { execFileSync } from 'node:child_process'
import { applyChanges, type Change } from './edit.ts'

/**
 * Writes the planned files, then what is generated from them, and formats them.
 * @returns the files that were written or changed
 * @throws Error before anything is written if a file is not as planned; afterwards with what is left to do
 */
export function writeFiles(changes: readonly Change[]): string[] {
  const files = applyChanges(changes)
  let step = 'npm run generate'
  try {
    execFileSync(process.execPath, ['tools/generate.ts'], { stdio: 'inherit' })
    step = 'npm run format'
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    execFileSync('node_modules/.bin/oxfmt', sources, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
  } catch {
    throw new Error(
      `${files.join('\n')}\nThese files are written, but ${step} failed (its messages are above). Mend what they name, then run npm run generate and npm run format.`,
    )
  }
  return files
}
