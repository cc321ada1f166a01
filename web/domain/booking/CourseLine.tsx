import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '#web/theme/tokens.ts'

/** The course of a class beside its time, on a line of its own on a phone. */
export function CourseLine({ children }: { children: ReactNode }) {
  return <span className={useStyles().root}>{children}</span>
}

const useStyles = makeStyles({
  root: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    [media.tablet]: { display: 'inline', '::before': { content: '"· "' } },
  },
})
