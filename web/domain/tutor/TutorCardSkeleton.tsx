import { makeStyles, tokens } from '@fluentui/react-components'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The skeleton of a tutor card. */
export function TutorCardSkeleton() {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Skeleton className={styles.portrait} />
        <div className={styles.lines}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.line} />
        </div>
      </div>
      <Skeleton />
      <Skeleton className={styles.line} />
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minHeight: '168px',
    boxSizing: 'border-box',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', gap: '16px' },
  portrait: { width: '72px', height: '72px', borderRadius: '50%' },
  lines: { display: 'grid', alignContent: 'center', gap: '8px', flexGrow: 1 },
  name: { width: '60%', height: '20px' },
  line: { width: '40%' },
})
