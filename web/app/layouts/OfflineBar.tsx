import { makeStyles, tokens } from '@fluentui/react-components'
import { useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { useStores } from '#web/state/stores.ts'
import { fixedColors, brandTokens } from '#web/theme/tokens.ts'
import { DateTime } from '#web/ui/DateTime.tsx'

/**
 * Says that the connection is lost and how old the shown data is. Part of the shell, because no chunk can be loaded
 * offline.
 */
export function OfflineBar() {
  const styles = useStyles()
  const { clock } = useStores()
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.root}>
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
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const useStyles = makeStyles({
  root: { position: 'sticky', bottom: 0, zIndex: 20 },
  text: {
    margin: 0,
    paddingBlock: '12px',
    // The floating chat button covers the end of the bar
    paddingInline: '24px 92px',
    backgroundColor: brandTokens.brandInk,
    color: fixedColors.white,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'center',
  },
})
