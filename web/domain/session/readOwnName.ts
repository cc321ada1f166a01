import type { Clients } from '#sdk'

/**
 * Reads the signed-in person's own name in the language of the clients. The server stores it in the session with this
 * call, so that later pages show it too.
 * @returns undefined when it cannot be read
 */
export async function readOwnName({ api }: Clients) {
  const read = await api.GET('/account/profile/').catch(() => undefined)
  const profile = read?.data?.data
  return profile && { first_name: profile.first_name, last_name: profile.last_name }
}
