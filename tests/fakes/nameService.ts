import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The name service as a process started with `options` sees it. */
export interface NameService {
  /** For NODE_OPTIONS */
  readonly options: string
  /** From now on every name has this address. */
  setAddress(address: string): void
}

/** Gives a process of its own a name service that can change its mind. @param folder for two small files */
export function startNameService(folder: string): NameService {
  const file = join(folder, 'address')
  const program = join(folder, 'names.mjs')
  writeFileSync(
    program,
    `import dns from 'node:dns'
    import { readFileSync } from 'node:fs'
    dns.lookup = (name, options, callback) => {
      const address = readFileSync(${JSON.stringify(file)}, 'utf8')
      const done = callback ?? options
      process.nextTick(done, null, options.all ? [{ address, family: 4 }] : address, 4)
    }`,
  )
  return {
    options: `--import ${pathToFileURL(program).href}`,
    setAddress: (address) => writeFileSync(file, address),
  }
}
