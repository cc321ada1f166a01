import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ErrorCircleFilled } from '@fluentui/react-icons/svg/error-circle'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { ErrorLines } from './ErrorLines.tsx'
import { useDialogStyles } from './useDialogStyles.ts'
import { useModal } from './useModal.tsx'

interface AlertDialogProps {
  intent: 'success' | 'error'
  text: string
  onClose: () => void
}

/**
 * The alert dialog for the result of a whole flow: 500 px wide, closes after 2 s, or 3 s for an error. The CSS
 * animation of its bar is the timer; it pauses on hover and when the keyboard moves to its button.
 */
export function AlertDialog({ intent, text, onClose }: AlertDialogProps) {
  const styles = useStyles()
  const { surface } = useDialogStyles()
  const id = useId()
  // The focus restored by another closing dialog does not pause the timer
  const [isByKey, setByKey] = useState(false)
  const Icon = intent === 'success' ? CheckmarkCircleFilled : ErrorCircleFilled
  const modal = useModal({ onClose, getInitialFocus: getDialog })
  return (
    <dialog
      {...modal}
      role="alertdialog"
      tabIndex={-1}
      className={mergeClasses(surface, styles.root)}
      aria-labelledby={id}
      data-keyed={isByKey || undefined}
      onKeyDown={() => setByKey(true)}
    >
      <Icon aria-hidden="true" className={mergeClasses(styles.icon, styles[intent])} />
      <p id={id} className={styles.text}>
        <ErrorLines text={text} />
      </p>
      <Button size="large" onClick={onClose}>
        <FormattedMessage id="ui.close" />
      </Button>
      <span
        aria-hidden="true"
        data-timer=""
        className={mergeClasses(styles.bar, styles[intent], intent === 'error' && styles.long)}
        onAnimationEnd={onClose}
      />
    </dialog>
  )
}

/** Focuses the dialog itself, because focusing its button would pause the timer. */
function getDialog(dialog: HTMLDialogElement): HTMLElement {
  return dialog
}

const useStyles = makeStyles({
  root: {
    width: 'min(500px, calc(100vw - 32px))',
    paddingBlock: '40px 32px',
    paddingInline: '32px',
    overflow: 'hidden',
    outlineStyle: 'none',
    fontFamily: tokens.fontFamilyBase,
    textAlign: 'center',
    ':hover > [data-timer]': { animationPlayState: 'paused' },
    '&[data-keyed]:has(button:focus) > [data-timer]': { animationPlayState: 'paused' },
  },
  icon: { width: '48px', height: '48px' },
  text: {
    margin: 0,
    marginBlock: '16px 24px',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
  bar: {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '4px',
    backgroundColor: 'currentColor',
    transformOrigin: 'left',
    animationName: { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } },
    animationDuration: '2s',
    animationTimingFunction: 'linear',
    animationFillMode: 'forwards',
  },
  long: { animationDuration: '3s' },
  success: { color: brandTokens.good },
  error: { color: brandTokens.bad },
})
