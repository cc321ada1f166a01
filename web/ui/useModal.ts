import { type DialogHTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface ModalOptions {
  onClose: () => void
  /** What has the focus first; without it, what the browser chooses. The same function at every render */
  getInitialFocus?: (dialog: HTMLDialogElement) => HTMLElement | null
  /** Whether a press outside closes it */
  isLight?: boolean
}

type ModalProps = Required<Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onCancel' | 'onClose'>> & {
  ref: RefObject<HTMLDialogElement | null>
}

/** Opens the browser's own modal dialog while its element is mounted; the focus goes back to where it was. */
export function useModal({ onClose, getInitialFocus, isLight = false }: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect ends before the element leaves the page: only then does closing give the focus back
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    if (dialog) getInitialFocus?.(dialog)?.focus()
    return () => dialog?.close()
  }, [getInitialFocus])
  useEffect(() => {
    const dialog = ref.current
    const closeOutside = ({ target }: Event) => isLight && target === dialog && onClose()
    dialog?.addEventListener('pointerdown', closeOutside)
    return () => dialog?.removeEventListener('pointerdown', closeOutside)
  }, [isLight, onClose])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    // Without a click or key on this page before (after Back), the browser closes at once and asks nobody
    onClose: ({ target, currentTarget }) => {
      const isByBrowser = currentTarget.isConnected && !currentTarget.open
      if (target === currentTarget && isByBrowser) onClose()
    },
  }
}
