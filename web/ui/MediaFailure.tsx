import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'

interface MediaFailureProps {
  /** Renders the picture or player; a text takes its place after `onError` */
  children: (onError: () => void) => ReactNode
}

/** A picture or player, or in its place that its file cannot be loaded. */
export function MediaFailure({ children }: MediaFailureProps) {
  const [hasFailed, setFailed] = useState(false)
  if (!hasFailed) return children(() => setFailed(true))
  return (
    <span role="status">
      <FormattedMessage id="ui.fileGone" />
    </span>
  )
}
