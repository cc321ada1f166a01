import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '#web/theme/tokens.ts'

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
