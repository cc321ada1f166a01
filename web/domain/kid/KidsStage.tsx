import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { StarPattern } from '#web/ui/StarPattern.tsx'
import { useModal } from '#web/ui/useModal.tsx'

interface KidsStageProps {
  /** The task's name; in the language of the person who wrote it */
  title: string
  /** Seed of the pattern at the top; the course's, so that a subject keeps its picture */
  seed: string
  /** Shown beside the title, such as the progress */
  top?: ReactNode
  /** The large buttons, always in sight */
  bottom?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A kid's task over the whole window: without other content or buttons. Open while mounted. */
export function KidsStage({ title, seed, top, bottom, onClose, children }: KidsStageProps) {
  const styles = useStyles()
  const intl = useIntl()
  const modal = useModal({ onClose })
  return (
    <dialog {...modal} className={styles.root} aria-label={title}>
      <div className={styles.head}>
        <div className={styles.art}>
          <StarPattern seed={seed} />
        </div>
        <div className={styles.line}>
          <h1 dir="auto" className={styles.title}>
            {title}
          </h1>
          <Button
            size="large"
            className={styles.close}
            icon={<DismissRegular />}
            aria-label={intl.formatMessage({ id: 'ui.close' })}
            onClick={onClose}
          />
        </div>
        {top && <div className={styles.column}>{top}</div>}
      </div>
      {/* Scrollable, so it must be focusable by keyboard */}
      <section aria-label={title} tabIndex={0} className={styles.content}>
        <div className={mergeClasses(styles.column, styles.body)}>{children}</div>
      </section>
      {bottom && (
        <div className={styles.bottom}>
          <div className={styles.buttons}>{bottom}</div>
        </div>
      )}
    </dialog>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    inset: 0,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    width: '100vw',
    height: '100dvh',
    maxWidth: '100vw',
    maxHeight: '100dvh',
    margin: 0,
    padding: 0,
    border: 'none',
    backgroundColor: brandTokens.page,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '200ms',
    animationTimingFunction: 'ease-out',
    [media.calm]: { animationName: 'none' },
  },
  head: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    flexShrink: 0,
    padding: '16px',
    backgroundColor: brandTokens.brandSoft,
    [media.tablet]: { padding: '24px 32px' },
  },
  art: {
    position: 'absolute',
    inset: 0,
    color: tokens.colorBrandForeground1,
    opacity: 0.35,
    maskImage: 'linear-gradient(to top, black, transparent 60%)',
    pointerEvents: 'none',
  },
  line: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    width: '100%',
    maxWidth: '760px',
    marginInline: 'auto',
  },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    [media.tablet]: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  close: { flexShrink: 0, minWidth: '48px', height: '48px', borderRadius: '50%' },
  // Without padding at the bottom: a row of buttons sticks to the edge of the window
  content: {
    flexGrow: 1,
    overflowY: 'auto',
    padding: '24px 16px 0',
    [media.tablet]: { padding: '32px 32px 0' },
  },
  body: { paddingBottom: '24px' },
  column: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    width: '100%',
    maxWidth: '760px',
    marginInline: 'auto',
  },
  bottom: {
    flexShrink: 0,
    padding: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.tablet]: { paddingInline: '32px' },
  },
  buttons: {
    display: 'flex',
    gap: '12px',
    width: '100%',
    maxWidth: '760px',
    marginInline: 'auto',
    '& > button': {
      flexGrow: 1,
      minWidth: 0,
      minHeight: '60px',
      borderRadius: '20px',
      fontSize: tokens.fontSizeBase400,
    },
  },
})
