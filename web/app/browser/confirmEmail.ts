import { ApiError, type Clients } from '#sdk'
import { formatOwnError } from '#web/api/formatError.ts'
import { verifyQuery } from '#web/features/auth/recovery/queries.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { openAlert } from '#web/state/dialogs.ts'
import { notify } from '#web/state/notifications.ts'
import type { Stores } from '#web/state/stores.ts'

/**
 * Confirms the e-mail address of a link that a signed-in person has opened, whose token is in the fragment of the URL,
 * and says whether it is confirmed.
 */
export async function confirmEmail(stores: Stores, clients: Clients): Promise<void> {
  const token = new URLSearchParams(location.hash.slice(1)).get('verify') ?? ''
  const { language } = stores.preferences
  const [state] = await Promise.all([
    verifyQuery(token)
      .load(clients)
      .catch((error: unknown) => ({ error })),
    loadTexts(language, ['access']),
  ])
  const intl = getIntl(language)
  if (typeof state === 'object') {
    const own = intl.formatMessage({ id: 'access.member.failed' })
    const text = state.error instanceof ApiError ? formatOwnError(state.error, intl, own) : own
    const label = intl.formatMessage({ id: 'ui.retry' })
    const run = () => void confirmEmail(stores, clients)
    return notify(stores.notifications, 'error', text, { label, run })
  }
  // A reload must not use the link again
  history.replaceState(history.state, '', location.pathname + location.search)
  const isConfirmed = state === 'ok' || state === 'used'
  openAlert(stores.dialogs, {
    intent: isConfirmed ? 'success' : 'error',
    text: intl.formatMessage({ id: `access.member.${state}` }),
  })
}
