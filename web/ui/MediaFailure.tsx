import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'

interface MediaFailureProps {
  /** Renders the picture or player; a fallback takes its place after `onError` */
  children: (onError: () => void) => ReactNode
}

/** A picture or player, or in its place that its file cannot be loaded. */
export function MediaFailure({ children }: MediaFailureProps) {
  const styles = useStyles()
  const [hasFailed, setFailed] = useState(false)
  if (!hasFailed) return children(() => setFailed(true))
  return (
    <p role="status" className={styles.root}>
      <FormattedMessage id="ui.fileGone" />
    </p>
  )
}

const useStyles = makeStyles({
  root: { margin: 0, color: tokens.colorNeutralForeground2 },
})
