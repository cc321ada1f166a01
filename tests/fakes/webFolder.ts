import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from './temporaryFolder.ts'

/**
 * Creates the folder of a built web app without scripts of its own.
 * @param assets texts by the name of their file in `assets`
 */
export function createWebFolder(assets: Readonly<Record<string, string>> = {}): string {
  const folder = createTemporaryFolder()
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  for (const [name, text] of Object.entries(assets)) writeFileSync(join(folder, 'assets', name), text)
  return folder
}
