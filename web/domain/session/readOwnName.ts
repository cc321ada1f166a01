import type { Clients, User } from '#sdk'

/**
 * Reads the signed-in person's own name in the language of the clients. The server stores it in the session with this
 * call, so that later pages show it too.
 * @returns undefined when it cannot be read
 */
export async function readOwnName({
  api,
}: Clients): Promise<Pick<User, 'first_name' | 'last_name'> | undefined> {
  try {
    const { data } = await api.GET('/account/profile/')
    return data && { first_name: data.data.first_name, last_name: data.data.last_name }
  } catch {
    return undefined
  }
}
