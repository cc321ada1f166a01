// npm run bench: figures that later work must hold; never a test. `npm run bench -- bff` compares the BFF with peers.
import { existsSync } from 'node:fs'
import { makeReady } from './ready.mjs'

const all = { web: './bench-web.mjs', render: './bench-render.mjs', bff: './bench-bff.mjs' }
const asked = process.argv.slice(2).filter((name) => name in all)

await makeReady()
for (const name of asked.length ? asked : ['web', 'render']) {
  if (!existsSync(new URL(all[name], import.meta.url))) throw new Error(`no bench called ${name}`)
  const { bench } = await import(all[name])
  console.log(`\n${name}`)
  for (const { figure, value, limit } of await bench()) {
    console.log(
      `  ${figure.padEnd(52)} ${String(value).padStart(10)}${limit === undefined ? '' : `   (at most ${limit})`}`,
    )
  }
}
