import { makeStyles, tokens } from '@fluentui/react-components'
import type { BookedClass, Person } from '#sdk'
import { useIntl } from 'react-intl'
import { media } from '#web/theme/tokens.ts'
import { isolateText } from '#web/i18n/isolateText.ts'

interface BookedClassLineProps {
  bookedClass: BookedClass
  /** Those of the booking: a class is for one or more of them */
  learners: readonly Person[]
}

/** The course of a booked class; where the booking is for several learners also whose class it is. */
export function BookedClassLine({ bookedClass: { course, students }, learners }: BookedClassLineProps) {
  const styles = useStyles()
  const intl = useIntl()
  const own = learners.filter(({ id }) => students.some((student) => student.id === id))
  return (
    <span className={styles.root}>
      <bdi>{course.name}</bdi>
      {learners.length > 1 &&
        own.length > 0 &&
        ` · ${intl.formatList(
          own.map(({ name }) => isolateText(name)),
          { type: 'unit' },
        )}`}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    // On a phone it has a line of its own
    [media.tablet]: { display: 'inline', '::before': { content: '"· "' } },
  },
})
