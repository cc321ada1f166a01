import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

interface FiguresProps {
  figures: readonly { name: string; label: ReactNode; value: ReactNode }[]
}

/** A row of figures with labels. */
export function Figures({ figures }: FiguresProps) {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {figures.map(({ name, label, value }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gap: '12px',
    margin: 0,
    marginBottom: '24px',
  },
  figure: {
    padding: '16px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    marginTop: '4px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
})
