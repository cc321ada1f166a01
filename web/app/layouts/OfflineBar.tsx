import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { isStaff } from '#web/state/session.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { fixedColors, brandTokens, media } from '#web/theme/tokens.ts'
import { DateTime } from '#web/ui/DateTime.tsx'

/**
 * Says that the connection is lost and how old the shown data is. Part of the shell, because no chunk can be loaded
 * offline.
 */
export function OfflineBar() {
  const styles = useStyles()
  const { clock } = useStores()
  const { user } = useSession()
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={mergeClasses(styles.root, isStaff(user) && styles.staff)}>
      {!isOnline && (
        <p className={styles.text}>
          <FormattedMessage
            id="shell.offline"
            values={{ time: <DateTime start={new Date(clock.respondedAt).toISOString()} /> }}
          />
        </p>
      )}
    </div>
  )
}

function watch(onChange: () => void) {
  const watching = new AbortController()
  for (const change of ['online', 'offline']) addEventListener(change, onChange, watching)
  return () => watching.abort()
}

const useStyles = makeStyles({
  // Below the head, where it pushes the page down: at the lower edge it would lie over what can be pressed
  root: { position: 'sticky', top: '72px', zIndex: 5 },
  // Their head is lower
  staff: { [media.desktop]: { top: '56px' } },
  text: {
    margin: 0,
    paddingBlock: '12px',
    paddingInline: '16px',
    backgroundColor: brandTokens.brandInk,
    color: fixedColors.white,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'center',
  },
})
