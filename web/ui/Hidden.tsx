import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Text for screen readers only. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={useStyles().root}>{children}</span>
}

const useStyles = makeStyles({
  root: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
