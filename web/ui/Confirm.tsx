import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { fixedColors, media } from '#web/theme/tokens.ts'
import { useDialogStyles } from './useDialogStyles.ts'
import { useModal } from './useModal.tsx'

interface ConfirmProps {
  /** The question, with the name of the thing */
  title: string
  /** The consequences */
  text?: ReactNode
  /** Label of the action */
  action: string
  /** Label of the safe button, which is focused */
  cancel?: string
  isDanger?: boolean
  isBusy?: boolean
  /** The action is no longer possible */
  isOver?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** A field of the question, such as a reason */
  children?: ReactNode
}

/** Asks before an action that cannot be undone; open while mounted. The safe button is focused. */
export function Confirm({ title, text, action, cancel, isDanger, isBusy, isOver, ...rest }: ConfirmProps) {
  const styles = useStyles()
  const { surface } = useDialogStyles()
  const intl = useIntl()
  const id = useId()
  const modal = useModal({ onClose: rest.onCancel, getInitialFocus: findSafeButton })
  return (
    <dialog
      {...modal}
      role="alertdialog"
      className={mergeClasses(surface, styles.root)}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {text && (
        <div id={`${id}-text`} className={styles.text}>
          {text}
        </div>
      )}
      {rest.children}
      <div className={styles.actions}>
        <Button data-safe="" size="large" onClick={rest.onCancel}>
          {isOver
            ? intl.formatMessage({ id: 'ui.close' })
            : (cancel ?? intl.formatMessage({ id: 'ui.cancel' }))}
        </Button>
        {!isOver && (
          <Button
            appearance="primary"
            size="large"
            className={mergeClasses(isDanger && styles.danger)}
            disabledFocusable={isBusy ?? false}
            onClick={rest.onConfirm}
          >
            {action}
          </Button>
        )}
      </div>
    </dialog>
  )
}

function findSafeButton(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector('[data-safe]')
}

const useStyles = makeStyles({
  root: {
    width: 'min(480px, calc(100vw - 32px))',
    padding: '28px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { marginTop: '8px', color: tokens.colorNeutralForeground2 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    justifyContent: 'flex-end',
    gap: '12px',
    marginTop: '24px',
    '& > *': { flexGrow: 1, [media.tablet]: { flexGrow: 0 } },
  },
  danger: {
    backgroundColor: fixedColors.danger,
    color: fixedColors.white,
    ':hover': { backgroundColor: fixedColors.dangerHover, color: fixedColors.white },
    ':hover:active': { backgroundColor: fixedColors.dangerPressed, color: fixedColors.white },
  },
})
