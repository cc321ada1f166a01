import { makeStyles, mergeClasses, Portal, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ErrorCircleFilled } from '@fluentui/react-icons/svg/error-circle'
import { InfoFilled } from '@fluentui/react-icons/svg/info'
import { WarningFilled } from '@fluentui/react-icons/svg/warning'
import { useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { type Notification, dismiss } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { brandTokens, media, motion } from '#web/theme/tokens.ts'
import { useTopDialog } from '#web/ui/useTopDialog.ts'
import { placeToasts } from './placeToasts.ts'

const icons = {
  success: CheckmarkCircleFilled,
  error: ErrorCircleFilled,
  info: InfoFilled,
  warning: WarningFilled,
} as const

interface ToastsProps {
  notifications: readonly Notification[]
}

/**
 * Toasts at the top right, in both directions: shown for 3 s with a progress bar, paused on hover and focus, closed by a
 * click. The CSS animation of the bar is the timer.
 */
export function Toasts({ notifications }: ToastsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { notifications: state } = useStores()
  const dialog = useTopDialog()
  const isModal = dialog?.matches(':modal') ?? false
  const list = useRef<HTMLOListElement>(null)
  const modal = isModal ? dialog : undefined
  useLayoutEffect(() => (list.current ? placeToasts(list.current, modal) : undefined), [modal])
  return (
    <Portal {...(modal ? { mountNode: modal } : {})}>
      <ol
        ref={list}
        className={styles.list}
        aria-label={intl.formatMessage({ id: 'shell.notifications' })}
        aria-live="polite"
      >
        {notifications.map(({ id, intent, text, action }) => {
          const Icon = icons[intent]
          return (
            <li key={id} className={styles.item}>
              <button type="button" className={styles.toast} onClick={() => dismiss(state, id)}>
                <span className={styles.body}>
                  <Icon aria-hidden="true" className={mergeClasses(styles.icon, styles[intent])} />
                  <span data-text="" className={styles.text} style={clamped}>
                    {text.split(/(?<=\n)/).map((line) => (
                      // The id of a request stays in one line
                      <bdi key={line} style={line.includes(' ') ? {} : { whiteSpace: 'nowrap' }}>
                        {line}
                      </bdi>
                    ))}
                  </span>
                </span>
                <span
                  aria-hidden="true"
                  data-clock=""
                  className={mergeClasses(styles.bar, styles[intent], action && styles.long)}
                  onAnimationEnd={() => dismiss(state, id)}
                />
              </button>
              {action && (
                <button
                  type="button"
                  className={styles.action}
                  onClick={() => {
                    dismiss(state, id)
                    action.run()
                  }}
                >
                  {action.label}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </Portal>
  )
}

/** Styles that a number of lines needs; inline, as only toasts have them. */
const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical' } as const

const useStyles = makeStyles({
  list: {
    position: 'fixed',
    // On a phone a strip over the head of the page, no taller than it
    top: 0,
    // Top right in Arabic too, so not mirrored
    right: '0 /* @noflip */',
    zIndex: 1_000_001,
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.tablet]: {
      // Where there is no free place: below the buttons of the head
      top: '58px',
      right: '16px /* @noflip */',
      gap: '12px',
      width: '360px',
    },
  },
  item: {
    display: 'grid',
    // The text leaves the second column to the action, which lies on the toast
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // Also while the pointer is over the action, which lies on the toast
    ':hover [data-clock], :focus-within [data-clock]': { animationPlayState: 'paused' },
    ':hover [data-text]': { WebkitLineClamp: 'none' },
  },
  action: {
    position: 'relative',
    gridArea: '1 / 2',
    alignSelf: 'start',
    marginBlock: '4px',
    marginInlineEnd: '8px',
    minHeight: '36px',
    paddingInline: '12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: brandTokens.brandSoft,
    color: tokens.colorBrandForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
  },
  toast: {
    position: 'relative',
    gridArea: '1 / 1 / auto / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    paddingBlock: '6px',
    paddingInline: '12px',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowFloating,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'start',
    cursor: 'pointer',
    animationName: {
      from: { opacity: 0, transform: 'translateY(-8px)' },
      to: { opacity: 1, transform: 'none' },
    },
    animationDuration: motion.steady.split(' ')[0],
    [media.calm]: { animationName: 'none' },
  },
  body: { display: 'flex', alignItems: 'flex-start', gap: '12px' },
  icon: { flexShrink: 0, width: '20px', height: '20px', marginTop: '1px' },
  // Three lines; the whole text while the pointer is there
  text: {
    flexGrow: 1,
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  bar: {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '3px',
    backgroundColor: 'currentColor',
    transformOrigin: 'left',
    animationName: { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } },
    animationDuration: '3s',
    animationTimingFunction: 'linear',
    animationFillMode: 'forwards',
  },
  // An undo action needs more time to read and reach
  long: { animationDuration: '8s' },
  success: { color: brandTokens.good },
  error: { color: brandTokens.bad },
  info: { color: tokens.colorBrandForeground1 },
  warning: { color: brandTokens.waiting },
})
