/**
 * Runs the body of a command. An expected failure ends the process with status 1 and its sentence, without a stack.
 */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    console.error(describe(error))
    process.exit(1)
  }
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  // A package may have lost files that its package.json does not show
  const isDamaged = 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  return isDamaged ? `${error.message}. If it is part of a package, run npm ci.` : error.message
}
