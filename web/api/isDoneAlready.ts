import { ApiError } from '#sdk'

/**
 * Whether a change was refused because its goal is reached already, from another window or by another person: then
 * nothing has failed, and the present state is shown.
 * @param read reads whether the goal is reached; absent where the state cannot tell
 * @see docs/decisions.md#done-already
 */
export async function isDoneAlready(error: unknown, read?: () => Promise<boolean>): Promise<boolean> {
  if (!read || !isOvertaken(error)) return false
  try {
    return await read()
  } catch {
    return false
  }
}

/** Whether a change was refused because the record has changed meanwhile, or is gone. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
