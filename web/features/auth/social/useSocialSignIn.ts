import { type User, unwrapData } from '#sdk'
import { useClients } from '#web/api/clients.ts'
import type { Provider } from './provider.ts'

/** Signs in with a provider's credential; each sends its own kind of account (ruling 15). */
export function useSocialSignIn() {
  const { api } = useClients()
  return async (provider: Provider, code: string): Promise<User> => {
    const { user } = await unwrapData(
      api.POST('/auth/social-sign-in/', {
        body: { code, register_type: `${provider}_student`, plugin_name: provider },
      }),
    )
    return user
  }
}
