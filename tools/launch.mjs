// Runs a command of this repository on Node 24: `node tools/launch.mjs NAME [ARGUMENT...]` runs tools/NAME.ts.
// Plain JavaScript without dependencies, because it starts on any installed Node and before any package is.
import { runOnAnyNode } from './anyNode.mjs'

if (process.env.npm_lifecycle_event && process.platform !== 'win32') stopWithParent(process.ppid)

const [name, ...args] = process.argv.slice(2)
runOnAnyNode(new URL(`./${name}.ts`, import.meta.url), args)

/**
 * Ends this process once its parent has gone: npm passes a signal to the shell between the two alone.
 * @param {number} parent process id
 */
function stopWithParent(parent) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}
