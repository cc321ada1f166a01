import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** The label of a checkbox or radio button: Fluent's grey label looks disabled. */
export function ChoiceLabel({ children }: { children: ReactNode }) {
  return <span className={useStyles().root}>{children}</span>
}

const useStyles = makeStyles({ root: { color: tokens.colorNeutralForeground1 } })
