import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { Heading } from './Heading.tsx'

interface SectionProps {
  title: ReactNode
  level?: 2 | 3
  /** Shown beside the title */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a page with its heading. */
export function Section({ title, level = 2, action, className, children }: SectionProps) {
  const styles = useStyles()
  const id = useId()
  return (
    <section aria-labelledby={id} className={mergeClasses(styles.root, className)}>
      <div className={styles.head}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
})
