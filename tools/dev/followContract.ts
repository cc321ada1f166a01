import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'

/** Generates the SDK when a file of the contract is changed, added or removed, then reloads the pages. Faults are printed. */
export function followContract(vite: ViteDevServer): void {
  const folder = resolve('openapi')
  let isRunning = false
  let isStale = false
  vite.watcher.add(folder)
  vite.watcher.on('all', (event, file) => {
    if (!event.endsWith('Dir') && file.startsWith(folder) && file.endsWith('.yaml')) void generate()
  })

  async function generate(): Promise<void> {
    isStale = true
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      await runGenerate()
    }
    isRunning = false
  }

  function runGenerate(): Promise<void> {
    return new Promise((done) => {
      execFile(process.execPath, ['tools/generate.ts'], (error, stdout, stderr) => {
        console.log(error ? `openapi: ${stderr || stdout}` : 'openapi: generated')
        if (!error) vite.ws.send({ type: 'full-reload' })
        done()
      })
    })
  }
}
