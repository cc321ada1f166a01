import { type Clients, type LoginPayload, type User, unwrapData } from '#sdk'
import { readStored, store } from '#web/state/storage.ts'

/** Signs in; the answer holds no token, the BFF keeps them. @throws ApiError when refused */
export async function signIn({ api }: Clients, payload: LoginPayload): Promise<User> {
  const { user } = await unwrapData(api.POST('/auth/token/', { body: payload }))
  return user
}

/** What `remember` keeps on this device: the name that was typed, never a password or a passcode. */
export function rememberUsername(username: string | undefined) {
  store('rememberme', username === undefined ? undefined : 'true')
  store('username', username)
}

export function rememberedUsername(): string | undefined {
  return readStored('rememberme') === 'true' ? readStored('username') : undefined
}
