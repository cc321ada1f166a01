// npm run bench: figures that later work must hold; never a test. `npm run bench -- bff` compares the BFF with peers.
import { makeReady } from './ready.mjs'

const all = {
  web: async () => print(await (await import('./bench-web.mjs')).bench()),
  render: async () => print(await (await import('./bench-render.mjs')).bench()),
  app: async () => print(await (await import('./bench-app.mjs')).bench()),
  mocks: async () => print(await (await import('./bench-mocks.mjs')).bench()),
  fixtures: async () => print(await (await import('./bench-fixtures.mjs')).bench()),
  bff: async () => (await import('./bench-bff.mjs')).benchBff(),
}
const asked = process.argv.slice(2).filter((name) => name in all)

await makeReady()
for (const name of asked.length ? asked : ['web', 'render']) {
  console.log(`\n${name}`)
  await all[name]()
}

function print(rows) {
  for (const { figure, value, limit, least } of rows) {
    const bound = limit !== undefined ? `   (at most ${limit})` : least ? `   (at least ${least})` : ''
    console.log(`  ${figure.padEnd(52)} ${String(value).padStart(10)}${bound}`)
  }
}
