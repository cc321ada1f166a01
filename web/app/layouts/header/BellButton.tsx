import { Button, makeStyles } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons/svg/alert'
import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { menuCountsQuery } from '#web/api/menuCounts.ts'
import { useQuery } from '#web/api/query.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { fixedColors } from '#web/theme/tokens.ts'
import { usePopover } from '#web/ui/usePopover.ts'
import { createPart } from '../createPart.tsx'
import { loadShellTexts } from '../loadShellTexts.ts'

const BellPanel = createPart(async () => {
  const [{ BellPanel: Panel }] = await Promise.all([
    import('../notifications/BellPanel.tsx'),
    loadShellTexts('bell'),
  ])
  return Panel
})

/** The bell button: for signed-in users always, for guests once a toast was shown. */
export function BellButton() {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const { lastId } = useSnapshot(useStores().notifications)
  const { data } = useQuery(user ? menuCountsQuery : null)
  const { isOpen, button, panel } = usePopover()
  if (!user && lastId === 0) return null
  const unread = user ? (data?.data.notifications ?? 0) : 0
  return (
    <div className={styles.root}>
      <Button
        appearance="subtle"
        size="large"
        icon={<AlertRegular />}
        aria-label={intl.formatMessage({ id: 'shell.bell' }, { count: unread })}
        {...button}
      />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.badge}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {isOpen && <BellPanel panel={panel} onFailed={panel.onClose} />}
    </div>
  )
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  badge: {
    position: 'absolute',
    top: '2px',
    insetInlineEnd: '4px',
    boxSizing: 'border-box',
    minWidth: '18px',
    height: '18px',
    paddingInline: '4px',
    borderRadius: '10px',
    backgroundColor: fixedColors.danger,
    color: fixedColors.white,
    fontSize: '11px',
    lineHeight: '18px',
    textAlign: 'center',
    pointerEvents: 'none',
  },
})
