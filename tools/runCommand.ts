/**
 * Runs the body of a command. An expected failure ends the process with status 1 and its sentence, without a stack.
 */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
