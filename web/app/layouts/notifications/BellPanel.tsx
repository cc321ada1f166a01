import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSession } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { moveByKeys } from '#web/ui/moveByKeys.ts'
import { Popover } from '#web/ui/Popover.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import type { PopoverPanel } from '#web/ui/usePopover.ts'
import { NotificationList } from './NotificationList.tsx'
import { useBell } from './useBell.ts'

type View = 'all' | 'unread'

/** The bell's panel: the server's notifications, and the toasts of this tab. */
export function BellPanel({ panel }: { panel: PopoverPanel }) {
  return (
    <Popover {...panel} onKey={moveByKeys} className={useStyles().panel}>
      <Content onFollow={panel.onClose} />
    </Popover>
  )
}

function Content({ onFollow }: { onFollow: () => void }) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const bell = useBell(user !== null)
  const [view, setView] = useState<View>('all')
  const tabs = [
    { value: 'all' as const, label: <FormattedMessage id="bell.all" /> },
    { value: 'unread' as const, label: <FormattedMessage id="bell.unread" />, count: bell.unread },
  ]
  const list = <NotificationList bell={bell} isUnreadOnly={view === 'unread'} onFollow={onFollow} />
  return (
    <section aria-label={intl.formatMessage({ id: 'shell.notifications' })}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <FormattedMessage id="shell.notifications" />
        </h2>
        {bell.unread > 0 && (
          <Button appearance="subtle" size="small" disabledFocusable={bell.isBusy} onClick={bell.readAll}>
            <FormattedMessage id="bell.readAll" />
          </Button>
        )}
      </div>
      <p role="status" className={styles.hidden}>
        {user && bell.isKnown && <FormattedMessage id="bell.count" values={{ count: bell.unread }} />}
      </p>
      {user ? (
        <Tabs
          label={intl.formatMessage({ id: 'shell.notifications' })}
          tabs={tabs}
          chosen={view}
          onChoose={setView}
        >
          {list}
        </Tabs>
      ) : (
        list
      )}
    </section>
  )
}

const useStyles = makeStyles({
  panel: {
    // On a phone as wide as the window, below the head
    width: 'calc(100vw - 32px)',
    maxHeight: 'min(560px, calc(100% - 8px))',
    padding: '16px',
    [media.tablet]: { width: '400px' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '36px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
})
