import { type Clients, type LoginPayload, type User, dataOf } from '#sdk'
import { readStored, writeStored } from '#web/state/storage.ts'

/** Signs in; the answer holds no token, the BFF keeps them. @throws ApiError when refused */
export async function signIn({ api }: Clients, payload: LoginPayload): Promise<User> {
  const { user } = await dataOf(api.POST('/auth/token/', { body: payload }))
  return user
}

/** What `remember` keeps on this device: the name that was typed, never a password or a passcode. */
export function storeUsername(username: string | undefined) {
  writeStored('rememberme', username === undefined ? undefined : 'true')
  writeStored('username', username)
}

export function readStoredUsername(): string | undefined {
  return readStored('rememberme') === 'true' ? readStored('username') : undefined
}
