import { Button } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'

const CONFIRMED_MS = 3000

/** A button that copies a link and confirms it for a moment. */
export function CopyButton({ text, label }: { text: () => string; label?: ReactNode }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Button
      appearance="subtle"
      icon={isCopied ? <CheckmarkRegular /> : <LinkRegular />}
      onClick={() => void copy()}
    >
      <span role="status">
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
