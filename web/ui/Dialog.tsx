import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { fixedColors } from '#web/theme/tokens.ts'
import { useDialogStyles } from './useDialogStyles.ts'
import { CloseButton, findFirstField, useModal } from './useModal.tsx'

interface DialogProps {
  isOpen: boolean
  title: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog: a panel on a desktop, a full sheet on a phone. Uses the native modal dialog, which traps and restores the
 * focus; Fluent's left the page hidden from screen readers when its opener was unmounted.
 */
export function Dialog({ isOpen, ...open }: DialogProps) {
  return isOpen ? <OpenDialog {...open} /> : null
}

function OpenDialog({ title, className, onClose, children }: Omit<DialogProps, 'isOpen'>) {
  const styles = useStyles()
  const { surface } = useDialogStyles()
  const id = useId()
  const modal = useModal({ onClose, getInitialFocus: findFirstField, isLight: true })
  return (
    <dialog
      {...modal}
      className={mergeClasses(surface, styles.root, modal.open && styles.plain, className)}
      aria-labelledby={id}
    >
      <div className={styles.top}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <CloseButton onClose={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
      <span data-end hidden />
    </dialog>
  )
}

const useStyles = makeStyles({
  root: {
    width: 'min(600px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 32px)',
    padding: '24px',
    overflowY: 'auto',
    // Buttons may stay at the lower edge
    scrollPaddingBottom: '80px',
    '@media (max-width: 480px)': {
      width: '100%',
      maxWidth: '100%',
      height: '100dvh',
      maxHeight: '100dvh',
      margin: 0,
      borderRadius: 0,
    },
  },
  // As the server sends it, until script makes it modal, which must not fade it in again
  plain: {
    animationName: 'none',
    '&:not(:modal)': {
      position: 'fixed',
      inset: 0,
      zIndex: 1000,
      boxShadow: `0 0 0 100vmax ${fixedColors.backdrop}`,
    },
    // Its middle would move while the browser reads it
    '&:not(:modal):not(:has(> [data-end]))': { visibility: 'hidden' },
  },
  top: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '16px',
    // The form of the close button: as a block it would be higher than the button
    '> form': { display: 'contents' },
  },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  content: { marginTop: '16px' },
})
