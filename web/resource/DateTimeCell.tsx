import { makeStyles } from '@fluentui/react-components'

/** A date or time in a list; never wraps. */
export function DateTimeCell({ instant, children }: { instant: string; children: string }) {
  return (
    <time dateTime={instant} className={useStyles().root}>
      {children}
    </time>
  )
}

const useStyles = makeStyles({ root: { whiteSpace: 'nowrap' } })
