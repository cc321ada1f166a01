import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { brandTokens, fixedColors, media } from '#web/theme/tokens.ts'
import { CloseButton, useModal } from './useModal.tsx'

interface PanelProps {
  label: string
  /** Shown beside the close button */
  top: ReactNode
  /** Fixed at the bottom while the content scrolls */
  bottom?: ReactNode
  isWide?: boolean
  /** Beside the page, which stays usable, in place of over it */
  isBeside?: boolean
  /** Returns the element to focus first; the browser's choice by default. Must be a stable function */
  getInitialFocus?: (dialog: HTMLDialogElement) => HTMLElement | null
  onClose: () => void
  children: ReactNode
}

/** A panel at the end side, over the page or beside it; open while mounted. Uses the native dialog. */
export function Panel({
  label,
  top,
  bottom,
  isWide = false,
  isBeside = false,
  getInitialFocus,
  onClose,
  children,
}: PanelProps) {
  const styles = useStyles()
  const modal = useModal({ onClose, isLight: true, isBeside, ...(getInitialFocus && { getInitialFocus }) })
  return (
    <dialog
      {...modal}
      className={mergeClasses(styles.root, isWide && styles.wide, isBeside && styles.beside)}
      aria-label={label}
    >
      <div className={styles.top}>
        {top}
        <CloseButton isLarge onClose={onClose} />
      </div>
      {/* Scrollable, so it must be focusable by keyboard */}
      <section aria-label={label} tabIndex={0} className={styles.content}>
        {children}
      </section>
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </dialog>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    // Above the page's head until script makes it modal
    zIndex: 1000,
    insetBlock: 0,
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    width: 'min(360px, 88vw)',
    height: '100dvh',
    maxWidth: '100%',
    maxHeight: '100dvh',
    margin: 0,
    padding: 0,
    border: 'none',
    backgroundColor: brandTokens.page,
    color: tokens.colorNeutralForeground1,
    boxShadow: brandTokens.shadowFloating,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '200ms',
    animationTimingFunction: 'ease-out',
    '::backdrop': { backgroundColor: fixedColors.backdrop },
    [media.calm]: { animationName: 'none' },
  },
  wide: { width: 'min(640px, 100%)' },
  // Below the head of the page, which is lower on a desktop
  beside: {
    zIndex: 50,
    insetBlockStart: '73px',
    width: 'min(520px, 100%)',
    height: 'auto',
    [media.desktop]: { insetBlockStart: '57px' },
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
  },
  top: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '64px',
    paddingInline: '24px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // The actions of a form lie over its end
  content: { flexGrow: 1, overflowY: 'auto', padding: '24px', scrollPaddingBottom: '96px' },
  bottom: { padding: '16px 24px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})
