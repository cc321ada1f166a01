import { makeStyles } from '@fluentui/react-components'
import { Container } from './Container.tsx'
import { Skeleton } from './Skeleton.tsx'

/** The skeleton of a page. */
export function PageSkeleton() {
  const styles = useStyles()
  return (
    <Container className={styles.root}>
      <div aria-busy="true" className={styles.stack}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.line} />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className={styles.row} />
        ))}
      </div>
    </Container>
  )
}

const useStyles = makeStyles({
  root: { paddingBlock: '48px' },
  stack: { display: 'grid', gap: '16px' },
  title: { width: 'min(320px, 70%)', height: '40px' },
  line: { width: 'min(480px, 100%)' },
  row: { height: '96px' },
})
