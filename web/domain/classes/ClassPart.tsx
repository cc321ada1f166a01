import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Section } from '#web/ui/Section.tsx'

/** A section of the class details. */
export function ClassPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Section level={3} title={title} className={useStyles().root}>
      {children}
    </Section>
  )
}

const useStyles = makeStyles({
  root: { paddingTop: '20px', borderTop: `1px solid ${tokens.colorNeutralStroke2}`, gap: '12px' },
})
