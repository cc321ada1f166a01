import { execFile } from 'node:child_process'
import { relative, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'

/** Inputs of `npm run generate` that people edit during development. */
const sources = [
  /^openapi\/.*\.yaml$/,
  /^web\/(lists|publicPages)\.ts$/,
  /^web\/i18n\/(en|ar)\/(?!menu\.)\w+\.json$/,
]

/**
 * Generates code when one of its sources is changed, added or removed, then reloads the pages. Faults are printed.
 */
export function followSources(vite: ViteDevServer): void {
  let isRunning = false
  let isStale = false
  vite.watcher.add(resolve('openapi'))
  vite.watcher.on('all', (event, file) => {
    const path = relative('.', file).replaceAll('\\', '/')
    if (!event.endsWith('Dir') && sources.some((source) => source.test(path))) void generate()
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
        console.log(error ? `generate: ${stderr || stdout}` : 'generate: done')
        if (!error) vite.ws.send({ type: 'full-reload' })
        done()
      })
    })
  }
}
