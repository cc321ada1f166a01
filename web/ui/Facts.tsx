import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { brandTokens, media } from '#web/theme/tokens.ts'

interface FactsProps {
  facts: readonly { name: string; label: ReactNode; value: ReactNode }[]
}

/** Names and values in two columns where there is room. */
export function Facts({ facts }: FactsProps) {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '20px',
    margin: 0,
    padding: '20px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.sunken,
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  term: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0 },
})
