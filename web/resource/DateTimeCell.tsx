import { makeStyles } from '@fluentui/react-components'

/** A day or a moment in a list: never broken in two. */
export function DateTimeCell({ instant, children }: { instant: string; children: string }) {
  return (
    <time dateTime={instant} className={useStyles().root}>
      {children}
    </time>
  )
}

const useStyles = makeStyles({ root: { whiteSpace: 'nowrap' } })
