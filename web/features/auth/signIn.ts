import { type Clients, type LoginPayload, type User, unwrapData } from '#sdk'
import { readStored, writeStored } from '#web/storage/storage.ts'

/**
 * Signs in; the BFF keeps the tokens.
 * @throws ApiError
 */
export async function signIn({ api }: Clients, payload: LoginPayload): Promise<User> {
  const { user } = await unwrapData(api.POST('/auth/token/', { body: payload }))
  return user
}

/** Stores the name for the next sign-in on this device; passwords and passcodes are never stored. */
export function storeUsername(username: string | undefined) {
  writeStored('rememberme', username === undefined ? undefined : 'true')
  writeStored('username', username)
}

/** Reads the stored name; undefined when the user did not want it kept. */
export function readStoredUsername(): string | undefined {
  return readStored('rememberme') === 'true' ? readStored('username') : undefined
}
