import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type RefObject, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSession } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useDismiss } from '#web/ui/useDismiss.ts'
import { NotificationList } from './NotificationList.tsx'
import { useBell } from './useBell.ts'

interface BellPanelProps {
  root: RefObject<HTMLElement | null>
  onClose: (isByKey: boolean) => void
}

type View = 'all' | 'unread'

/** The bell's panel: the server's notifications, and the toasts of this tab. */
export function BellPanel({ root, onClose }: BellPanelProps) {
  useDismiss(root, onClose)
  return <Content onFollow={() => onClose(false)} />
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
    <section className={styles.root} aria-label={intl.formatMessage({ id: 'shell.notifications' })}>
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
  root: {
    position: 'fixed',
    insetInline: '16px',
    top: '68px',
    zIndex: 110,
    boxSizing: 'border-box',
    maxHeight: 'min(560px, calc(100dvh - 96px))',
    overflowY: 'auto',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: brandTokens.shadowFloating,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    [media.tablet]: {
      position: 'absolute',
      insetInlineStart: 'auto',
      insetInlineEnd: 0,
      top: 'calc(100% + 8px)',
      width: '400px',
    },
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
