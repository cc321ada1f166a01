import { Button } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import {
  type DialogHTMLAttributes,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { useEvent } from './useEvent.ts'
import { useHydrated } from './useHydrated.ts'

interface ModalOptions {
  onClose: () => void
  /** Returns the element to focus first; the browser's choice by default. Must be a stable function */
  getInitialFocus?: (dialog: HTMLDialogElement) => HTMLElement | null
  /** Whether a click outside closes it */
  isLight?: boolean
  /** Leaves the page usable beside the dialog; false for a dialog over it */
  isBeside?: boolean
}

type ModalProps = Required<Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onCancel' | 'onClose'>> & {
  ref: RefObject<HTMLDialogElement | null>
  /** Set where the server renders: the page comes with the dialog open, and works without script */
  open?: true
}

/** Opens the native dialog while its element is mounted, by default as a modal one; closing restores the focus. */
export function useModal({
  onClose,
  getInitialFocus,
  isLight = false,
  isBeside = false,
}: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  const isHydrated = useHydrated()
  // Constant: React would remove the attribute that the browser sets
  const [isFromServer] = useState(!isHydrated)
  // A layout effect is cleaned up before the element is removed: only then does closing restore the focus
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || (isFromServer && !dialog.open)) return undefined
    const focused = dialog.contains(document.activeElement) ? document.activeElement : null
    // Without script it was rendered open beside the page
    if (dialog.open) dialog.close()
    if (isBeside) dialog.show()
    else dialog.showModal()
    const first = focused instanceof HTMLElement ? focused : getInitialFocus?.(dialog)
    first?.focus()
    return () => dialog.close()
  }, [getInitialFocus, isBeside, isFromServer])
  useCloseOnce(ref, isFromServer, onClose)
  useEffect(() => {
    if (!isBeside) return
    // The browser closes only modal dialogs, and a modal one above this one comes first
    const close = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && !document.querySelector('dialog:modal') && onClose()
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isBeside, onClose])
  useEffect(() => {
    const dialog = ref.current
    const closeOutside = (press: PointerEvent) =>
      isLight && !isBeside && dialog && press.target === dialog && isBeyond(press, dialog) && onClose()
    dialog?.addEventListener('pointerdown', closeOutside)
    return () => dialog?.removeEventListener('pointerdown', closeOutside)
  }, [isLight, isBeside, onClose])
  return {
    ref,
    ...(isFromServer && { open: true as const }),
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    // Without user activation on this page (for instance after Back) the browser closes the dialog without a cancel
    // event
    onClose: ({ target, currentTarget }) => {
      const isByBrowser = currentTarget.isConnected && !currentTarget.open
      if (target === currentTarget && isByBrowser) onClose()
    },
  }
}

/** Whether a press lies on the backdrop: the target of a press on the dialog's edge or scroll bar is the same. */
function isBeyond({ x, y }: PointerEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

/** Reports that a dialog that came open with the page was closed before it was hydrated. */
function useCloseOnce(ref: RefObject<HTMLDialogElement | null>, isFromServer: boolean, onClose: () => void) {
  const close = useEvent(onClose)
  useEffect(() => {
    if (isFromServer && ref.current && !ref.current.open) close()
  }, [close, isFromServer, ref])
}

/** The button that closes the dialog around it, without script too. */
export function CloseButton({ isLarge, onClose }: { isLarge?: boolean; onClose: () => void }) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  return (
    <form method="dialog">
      <Button
        type={isHydrated ? 'button' : 'submit'}
        appearance="subtle"
        {...(isLarge && { size: 'large' })}
        icon={<DismissRegular />}
        aria-label={intl.formatMessage({ id: 'ui.close' })}
        onClick={onClose}
      />
    </form>
  )
}

/**
 * Finds the first field in an element, null without one; of radio buttons the chosen one, by which the keyboard enters
 * their group.
 */
export function findFirstField(element: HTMLElement): HTMLElement | null {
  const first = element.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return element.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) ?? first
}
