// Begins on Node 12.17 and newer: what follows this file needs Node 20.19. The production build has a copy of it.

/** The oldest Node that can fetch the other one. */
const LOWEST = [20, 19]
/** The status that Node itself gives to a module that waits for what never comes. */
const UNSETTLED = 13

/**
 * Runs a module on Node 24 (see node24.mjs); a Node that cannot fetch it ends with status 1 and one sentence.
 * Written without `await` outside functions, which Node below 14.8 refuses before it runs a line.
 * @param {URL} module file to run
 * @param {string[]} args its arguments
 */
export function runOnAnyNode(module, args) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < LOWEST[0] || (major === LOWEST[0] && minor < LOWEST[1])) {
    console.error(
      `Node ${LOWEST.join('.')} or newer is needed to begin with; this is ${process.versions.node}.`,
    )
    process.exit(1)
  }
  process.once('beforeExit', markUnsettled)
  import('./node24.mjs')
    .then(({ runOnSupportedNode }) => runOnSupportedNode(module, args))
    .then(() => process.off('beforeExit', markUnsettled), throwOutside)
}

function markUnsettled() {
  process.exitCode = UNSETTLED
}

/** Throws where no promise catches it, so that Node prints it and ends with status 1. */
function throwOutside(error) {
  setImmediate(() => {
    throw error
  })
}
