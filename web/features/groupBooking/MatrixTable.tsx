import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { Hidden } from '#web/ui/Hidden.tsx'
import { MatrixCell } from './MatrixCell.tsx'
import type { MatrixProps } from './matrixProps.ts'

/** A table with kids as rows and courses as columns. */
export function MatrixTable({ kids, courses, ...checks }: MatrixProps) {
  const styles = useStyles()
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            <Hidden>
              <FormattedMessage id="booking.step.kids" />
            </Hidden>
          </th>
          {courses.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kids.map((kid) => (
          <tr key={kid.id}>
            <th scope="row" className={styles.cell}>
              <bdi>{kid.first_name}</bdi>{' '}
              <span className={styles.quiet}>
                <FormattedMessage id="booking.kid.age" values={{ age: kid.age }} />
              </span>
            </th>
            {courses.map((course) => (
              <td key={course.id} className={styles.cell}>
                <MatrixCell kid={kid} course={course} {...checks} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const useStyles = makeStyles({
  root: {
    width: '100%',
    borderCollapse: 'collapse',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  cell: {
    padding: '12px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
  },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
})
