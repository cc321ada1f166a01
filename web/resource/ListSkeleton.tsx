import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { table } from './table.ts'

/** A list that is loading, in the shape of its rows: lines of a table, or cards where it is narrow. */
export function ListSkeleton({ rows, columns }: { rows: number; columns: number }) {
  const styles = useStyles()
  return (
    <div aria-hidden="true" className={styles.place}>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row}>
            {Array.from({ length: columns }, (_unused, column) => (
              <Skeleton key={column} className={mergeClasses(styles.bar, column === 0 && styles.name)} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const line = `1px solid ${tokens.colorNeutralStroke2}`

const useStyles = makeStyles({
  place: { containerType: 'inline-size', containerName: table.place },
  rows: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: '12px',
    // As high as the titles of the columns
    [table.wide]: { display: 'block', paddingTop: '37px' },
  },
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '20px 16px',
    border: line,
    borderRadius: tokens.borderRadiusLarge,
    [table.wide]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: '48px',
      height: '44px',
      boxSizing: 'border-box',
      padding: '0 12px',
      border: 'none',
      borderTop: line,
      borderRadius: 0,
    },
  },
  bar: { width: '70%', [table.wide]: { flex: '1 1 0', width: 'auto' } },
  name: { width: '45%', [table.wide]: { flex: '2 1 0' } },
})
