import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** The words of a box or a circle that may be chosen: grey, as Fluent has them, they look as if they might not. */
export function ChoiceLabel({ children }: { children: ReactNode }) {
  return <span className={useStyles().root}>{children}</span>
}

const useStyles = makeStyles({ root: { color: tokens.colorNeutralForeground1 } })
