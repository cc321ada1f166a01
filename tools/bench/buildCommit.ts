// Another commit of this repository, built in a folder of its own.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface BuiltCommit {
  readonly folder: string
  /** Removes the folder */
  remove(): void
}

/**
 * Builds a commit in a temporary worktree, with the packages that are installed here where it names the same.
 * @param commit whatever names one for git
 * @throws when git does not know it, or it does not build
 */
export async function buildCommit(commit: string): Promise<BuiltCommit> {
  const folder = join(mkdtempSync(join(tmpdir(), 'bench-commit-')), 'worktree')
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'inherit' })
  const remove = () => {
    execFileSync('git', ['worktree', 'remove', '--force', folder], { stdio: 'inherit' })
  }
  const runNpm = (...words: string[]) =>
    execFileSync('npm', words, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  try {
    if (readLock('.').equals(readLock(folder)))
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    else runNpm('ci', '--include=dev', '--no-audit', '--no-fund')
    runNpm('run', 'build')
    return { folder, remove }
  } catch (error) {
    remove()
    throw error
  }
}

function readLock(folder: string): Buffer {
  return readFileSync(join(folder, 'package-lock.json'))
}
