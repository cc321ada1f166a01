import { type User, unwrapData } from '#sdk'
import { useClients } from '#web/api/clients.ts'
import type { Provider } from './provider.ts'

/** Returns a function that signs in with a provider's token; each provider has its own account type. */
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
