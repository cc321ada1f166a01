// Runs a command of this repository on Node 24: `node tools/launch.mjs NAME [ARGUMENT...]` runs tools/NAME.ts.
// Plain JavaScript without dependencies, because it starts on any installed Node and before any package is.
import { runOnSupportedNode } from './node24.mjs'

const [name, ...args] = process.argv.slice(2)
await runOnSupportedNode(new URL(`./${name}.ts`, import.meta.url), args)
