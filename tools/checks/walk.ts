/** Files of bff that build services and pass them to files that import only their types. */
const composers = ['createBff.ts', 'upstream/selectUpstream.ts']
/** The file that holds the types of what the first composer builds. */
const services = 'services.ts'
/** Rooms that a call of a signed-in visitor cannot go round. */
const rooms = ['middleware', 'routes', 'session', 'proxy', 'upstream']

type Read = (path: string) => string | undefined

/** Returns the numbered files of README's section on a GET, in their order. */
export function readWalk(readme: string): string[] {
  return [...readSection(readme).matchAll(/^\d+\. `([\w/]+\.ts)`/gm)].map(([, path = '']) => path)
}

/** Returns all files of README's section on a GET: the steps, the files that a step uses, and the way back. */
export function readEntered(readme: string): string[] {
  return [...new Set([...readSection(readme).matchAll(/`([\w/]+\.ts)`/g)].map(([, path = '']) => path))]
}

function readSection(readme: string): string {
  return /### A GET\n([\s\S]*?)\n### /.exec(readme)?.[1] ?? ''
}

/**
 * Finds what is wrong with a walk: it begins at the listener, ends at the file that hands the call to undici, has a
 * step in each room, and each step is imported by an earlier one or passed to one where the BFF is composed.
 * `tests/integration/walk.test.ts` holds that the files are those that a GET enters.
 * @param read reads the text of a file of bff; undefined for a missing file
 */
export function checkWalk(walk: readonly string[], read: Read): string[] {
  const missing = walk.filter((path) => read(path) === undefined)
  if (missing.length) return missing.map((path) => `${path} does not exist`)
  const faults = walk.flatMap((path, index) =>
    index === 0 || isReached(path, walk.slice(0, index), read) ? [] : [`no step before ${path} reaches it`],
  )
  const [first = '', last = ''] = [walk[0], walk.at(-1)]
  if (!/\blistener\(incoming/.test(read(first) ?? '')) faults.push('it does not begin at the listener')
  if (!/\.dispatch\(/.test(read(last) ?? '') || !isImporting(read(last), 'undici'))
    faults.push('it does not end where the call is handed to undici')
  for (const room of rooms) {
    if (!walk.some((path) => path.startsWith(`${room}/`))) faults.push(`it has no step in ${room}`)
  }
  return faults
}

function isReached(path: string, earlier: readonly string[], read: Read): boolean {
  if (earlier.some((step) => isImporting(read(step), `#bff/${path}`))) return true
  const isComposed = composers.some((composer) => isImporting(read(composer), `#bff/${path}`))
  return (
    isComposed && earlier.some((step) => isServiceCalled(step, path, read) || isTypeHeld(step, path, read))
  )
}

/** Whether a step calls the service whose type comes from this file, by the name it has in `Services`. */
function isServiceCalled(step: string, path: string, read: Read): boolean {
  const types = read(services) ?? ''
  const [, imported = ''] = new RegExp(`import type \\{([^}]*)\\} from '#bff/${path}'`).exec(types) ?? []
  return imported
    .split(',')
    .map((type) => type.trim())
    .flatMap((type) => (type ? [...types.matchAll(new RegExp(`readonly (\\w+): ${type}\\b`, 'g'))] : []))
    .some(([, name = '']) => new RegExp(`\\b${name}[.(]`).test(read(step) ?? ''))
}

/** Whether a step imports the type of what this file builds from the file that declares it. */
function isTypeHeld(step: string, path: string, read: Read): boolean {
  const room = path.split('/', 1)[0]
  const declared = `#bff/${room}/${room}.ts`
  return isImporting(read(step), declared) && isImporting(read(path), declared)
}

function isImporting(text: string | undefined, target: string): boolean {
  return text?.includes(`from '${target}'`) ?? false
}
