import { makeStyles, tokens } from '@fluentui/react-components'
import type { Person } from '#sdk'
import type { ReactNode } from 'react'
import { LearnerLink } from '#web/resource/StaffLink.tsx'
import { Heading } from '#web/ui/Heading.tsx'

interface PeopleListProps {
  title: ReactNode
  people: readonly Person[]
  /** Shown when there are none */
  empty: ReactNode
}

/** Learners with their portraits, kids with the parent's name; for staff links to them. */
export function PeopleList({ title, people, empty }: PeopleListProps) {
  const styles = useStyles()
  return (
    <section className={styles.root}>
      <Heading level={3}>{title}</Heading>
      {people.length === 0 ? (
        <p className={styles.text}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {people.map((one) => (
            <li key={one.id}>
              <LearnerLink learner={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})
