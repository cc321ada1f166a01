import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface HiddenProps {
  /** `div` around headings and other blocks */
  as?: 'span' | 'div'
  children: ReactNode
}

/** Text for screen readers only. */
export function Hidden({ as: Tag = 'span', children }: HiddenProps) {
  return <Tag className={useStyles().root}>{children}</Tag>
}

const useStyles = makeStyles({
  root: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
