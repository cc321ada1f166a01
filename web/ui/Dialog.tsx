import {
  Button,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Dialog as FluentDialog,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'

interface DialogProps {
  isOpen: boolean
  title: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog: a panel on a desktop, a full sheet on a phone. It must stay mounted while it closes: torn out, Fluent would
 * leave the page hidden from readers.
 */
export function Dialog({ isOpen, title, className, onClose, children }: DialogProps) {
  const styles = useStyles()
  const intl = useIntl()
  useEffect(() => (isOpen ? undefined : showPage()), [isOpen])
  return (
    <FluentDialog open={isOpen} onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={mergeClasses(styles.surface, className)}>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={intl.formatMessage({ id: 'ui.close' })}
                onClick={onClose}
              />
            }
          >
            {title}
          </DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
        </DialogBody>
      </DialogSurface>
    </FluentDialog>
  )
}

const CLOSED_MS = 400

/**
 * A dialog that was left by keyboard, and whose opener has gone by then (signing in takes 'Log in' away), leaves the
 * page hidden from readers: nobody gets the focus, and that is what Fluent waits for.
 */
function showPage() {
  const timer = setTimeout(() => {
    if (document.querySelector('.fui-DialogSurface')) return
    for (const element of document.querySelectorAll('body > [aria-hidden="true"]:not([data-tabster-dummy])'))
      element.removeAttribute('aria-hidden')
  }, CLOSED_MS)
  return () => clearTimeout(timer)
}

const useStyles = makeStyles({
  surface: {
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow64,
    '@media (max-width: 480px)': {
      position: 'fixed',
      inset: 0,
      margin: 0,
      maxWidth: '100vw',
      maxHeight: '100dvh',
      height: '100dvh',
      borderRadius: 0,
      border: 'none',
    },
  },
  body: {
    gap: '16px',
    '@media (max-width: 480px)': {
      maxHeight: '100%',
      alignContent: 'start',
      gridTemplateRows: 'auto 1fr',
      height: '100%',
    },
  },
  content: { overflowY: 'auto' },
})
