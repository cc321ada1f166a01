import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { MatrixCell } from './MatrixCell.tsx'
import type { MatrixProps } from './matrixProps.ts'

/** A card for each kid with a list of courses. */
export function MatrixCards({ kids, courses, ...checks }: MatrixProps) {
  const styles = useStyles()
  return (
    <ul className={styles.root}>
      {kids.map((kid) => (
        <li key={kid.id} className={styles.card}>
          <strong>
            <bdi>{kid.first_name}</bdi>{' '}
            <span className={styles.quiet}>
              <FormattedMessage id="booking.kid.age" values={{ age: kid.age }} />
            </span>
          </strong>
          {courses.map((course) => (
            <div key={course.id} className={styles.row}>
              <span className={styles.name}>{course.name}</span>
              <MatrixCell kid={kid} course={course} {...checks} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: {
    padding: '16px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minHeight: '48px',
    // The box stands in the line of the course; a reason and a choice below take the whole width
    '& > span:last-child': { display: 'contents' },
    '& > span:last-child > :not(:first-child)': { flexBasis: '100%' },
  },
  name: { minWidth: 0, fontSize: tokens.fontSizeBase300 },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
})
