import { read } from '../journey.ts'
import { assertOk, type World } from './notificationSteps.ts'

/** Lets the tutor of `apply` sign in and save the profile. */
export async function saveCorrection({ call }: World): Promise<void> {
  const login = {
    user_type: 'tutor',
    username: 'sami@example.test',
    password: 'Strong#2026',
    remember: false,
  }
  const signed = await call('POST', '/auth/token/', { body: login })
  const token = read<{ token_data: { access_token: string } }>(signed.body).token_data.access_token
  const { status } = await call('POST', '/account/profile/update/', {
    token,
    body: { biography: 'I teach with patience' },
  })
  assertOk('/account/profile/update/', status)
}
