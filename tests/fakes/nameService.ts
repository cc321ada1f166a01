import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The name service of a process started with `options`. */
export interface NameService {
  /** For NODE_OPTIONS */
  readonly options: string
  /** Sets the IP address of every name. */
  setAddress(address: string): void
}

/** Creates a name service whose addresses can change. @param folder for two small files */
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
