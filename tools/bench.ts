// npm run bench: performance figures; not part of the tests. `npm run bench -- bff` compares the BFF with peers,
// `npm run bench -- web --compare <commit>` first visits with those of another commit.
import type { Figure } from './bench/figure.ts'
import { installLocally } from './install.ts'
import { prepare } from './prepare.ts'
import { runCommand } from './runCommand.ts'

type Name = keyof typeof all
const all = {
  web: async () => {
    const web = await import('./bench/web.ts')
    print(compared === undefined ? await web.bench() : await web.compare(compared))
  },
  render: async () => print(await (await import('./bench/render.ts')).bench()),
  app: async () => print(await (await import('./bench/app.ts')).bench()),
  mocks: async () => print(await (await import('./bench/mocks.ts')).bench()),
  fixtures: async () => print(await (await import('./bench/fixtures.ts')).bench()),
  attack: async () => print(await (await import('./bench/attack.ts')).bench()),
  alerts: async () => print(await (await import('./bench/alerts.ts')).bench()),
  scale: async () => print(await (await import('./bench/scale.ts')).bench()),
  bff: async () => {
    await installLocally('tools/bench')
    await (await import('./bench/bff.ts')).benchBff()
  },
}
const given = process.argv.slice(2)
const at = given.indexOf('--compare')
const compared = at < 0 ? undefined : given[at + 1]
const names = at < 0 ? given : given.toSpliced(at, 2)

await runCommand(async () => {
  const unknown = names.filter((name) => !isName(name))
  if (unknown.length)
    throw new Error(`There is no bench ${unknown.join(', ')}; known: ${Object.keys(all).join(', ')}.`)
  await prepare()
  for (const name of names.length ? names.filter(isName) : (['web', 'render'] as const)) {
    console.log(`\n${name}`)
    await all[name]()
  }
})

function isName(name: string): name is Name {
  return Object.hasOwn(all, name)
}

function print(rows: readonly Figure[]): void {
  for (const { figure, value, limit, min } of rows) {
    const bound = limit !== undefined ? `   (at most ${limit})` : min ? `   (at least ${min})` : ''
    console.log(`  ${figure.padEnd(52)} ${String(value).padStart(10)}${bound}`)
  }
}
