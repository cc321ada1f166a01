import { Button } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { type ReactElement, type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'

const CONFIRMED_MS = 3000

interface CopyButtonProps {
  text: () => string
  label?: ReactNode
  /** That of a link by default */
  icon?: ReactElement
}

/** A button that copies a link or a text and confirms it for a moment. */
export function CopyButton({ text, label, icon = <LinkRegular /> }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Button appearance="subtle" icon={isCopied ? <CheckmarkRegular /> : icon} onClick={() => void copy()}>
      {/* A role of its own would take the text out of the button's name */}
      <span aria-live="polite">
        {isCopied ? <FormattedMessage id="ui.copied" /> : (label ?? <FormattedMessage id="ui.copyLink" />)}
      </span>
    </Button>
  )

  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
    } catch {
      return // Denied by the browser, so nothing is confirmed
    }
    setCopied(true)
    setTimeout(() => setCopied(false), CONFIRMED_MS)
  }
}
