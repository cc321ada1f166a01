// npm run pack: the packages of the SDK and of the mocks as tarballs in dist/packages, for projects of others.
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureInstalled } from './install.ts'
import { copyDeclarations } from './copyDeclarations.ts'
import { runCommand } from './runCommand.ts'

interface Manifest {
  readonly version: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

interface Package {
  readonly name: string
  readonly description: string
  /** Module whose exports are the package's */
  readonly entry: string
  readonly readme: string
  readonly dependencies?: readonly string[]
  readonly peers?: readonly string[]
}

const packages: readonly Package[] = [
  {
    name: 'sdk',
    description: 'Typed client of the tutoring marketplace API',
    entry: 'sdk/index.ts',
    readme: 'sdk/README.md',
    dependencies: ['openapi-fetch'],
  },
  {
    name: 'mocks',
    description: 'MSW handlers of the tutoring marketplace API over a world of data',
    entry: 'mocks/msw.ts',
    readme: 'mocks/PACKAGE.md',
    peers: ['msw'],
  },
]

const target = 'dist/packages'

await runCommand(async () => {
  await ensureInstalled()
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'sdk', 'mocks'], {
    stdio: 'inherit',
  })
  const manifest: Manifest = JSON.parse(await readFile('package.json', 'utf8'))
  await rm(target, { recursive: true, force: true })
  for (const each of packages) await pack(each, manifest)
})

async function pack(each: Package, manifest: Manifest): Promise<void> {
  const folder = join(target, each.name)
  await mkdir(folder, { recursive: true })
  await buildBundle(each, folder)
  await copyDeclarations(each.entry, join(folder, 'types'))
  await cp(each.readme, join(folder, 'README.md'))
  await writeFile(join(folder, 'package.json'), JSON.stringify(describe(each, manifest), null, 2))
  const [{ filename, files }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }),
  )
  await rm(folder, { recursive: true })
  const { size } = await stat(join(target, filename))
  console.log(`${join(target, filename)}: ${(size / 1000).toFixed(1)} kB, ${files.length} files`)
}

async function buildBundle({ entry, dependencies = [], peers = [] }: Package, folder: string): Promise<void> {
  const { build } = await import('vite')
  const external = [...dependencies, ...peers].map((name) => new RegExp(`^${name}(/|$)`))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(folder, 'lib'),
      target: 'es2022',
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'index' },
      rolldownOptions: { external },
    },
  })
}

function describe({ name, description, dependencies = [], peers = [] }: Package, manifest: Manifest) {
  const versions = { ...manifest.devDependencies, ...manifest.dependencies }
  const list = (names: readonly string[]) =>
    Object.fromEntries(names.map((each) => [each, `^${versions[each]}`]))
  const main = `./types/${name === 'sdk' ? 'sdk/index' : 'mocks/msw'}.d.ts`
  return {
    name: `@tutoring-marketplace/${name}`,
    version: manifest.version,
    description,
    license: manifest.license,
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: main, default: './lib/index.js' }, './package.json': './package.json' },
    types: main,
    files: ['lib', 'types'],
    engines: { node: '>=20.19' },
    ...(dependencies.length ? { dependencies: list(dependencies) } : {}),
    ...(peers.length ? { peerDependencies: list(peers) } : {}),
  }
}
