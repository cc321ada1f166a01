import { makeStyles, tokens } from '@fluentui/react-components'
import type { BookedClass, Person } from '#sdk'
import { Fragment, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '#web/ui/Avatar.tsx'
import type { Side } from './queries.ts'

interface ClassPeopleProps {
  bookedClass: BookedClass
  /** The viewer's role: learners see their tutor, tutors their learners */
  side: Side
  size?: 'small' | 'medium' | 'large'
  /** Renders the name of a learner for tutors and staff; by default the name without a link, of a kid with the parent's */
  renderLearner?: (learner: Person) => ReactNode
}

/** The people whom the viewer meets in a class. */
export function ClassPeople({
  bookedClass,
  side,
  size = 'small',
  renderLearner = renderName,
}: ClassPeopleProps) {
  const styles = useStyles()
  const intl = useIntl()
  const others = side === 'tutor' ? bookedClass.students : [bookedClass.tutor]
  const names = intl.formatList(
    others.map((person) =>
      side === 'tutor' ? (
        <Fragment key={person.id}>{renderLearner(person)}</Fragment>
      ) : (
        <bdi key={person.id}>{person.name}</bdi>
      ),
    ),
  )
  return (
    <span className={styles.root}>
      <span className={styles.faces}>
        {others.slice(0, 3).map((person) => (
          <Avatar
            key={person.id}
            name={person.name}
            picture={person.profile_picture_url}
            size={size}
            className={styles.face}
          />
        ))}
      </span>
      <span className={styles.names}>
        <FormattedMessage id="classes.with" values={{ names }} />
      </span>
    </span>
  )
}

/** Renders a learner without a link, for cards that are links themselves. */
function renderName(learner: Person) {
  return (
    <>
      <bdi>{learner.name}</bdi>
      {learner.guardian && (
        <>
          {' '}
          (<bdi>{learner.guardian}</bdi>)
        </>
      )}
    </>
  )
}

/** The kids of a class, for parents. */
export function ClassLearner({ bookedClass }: { bookedClass: BookedClass }) {
  const styles = useStyles()
  const intl = useIntl()
  const children = bookedClass.students.filter(({ age }) => age != null)
  if (!children.length) return null
  const names = intl.formatList(children.map(({ id, name }) => <bdi key={id}>{name}</bdi>))
  return (
    <span className={styles.names}>
      <FormattedMessage id="classes.for" values={{ name: names }} />
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  faces: { display: 'inline-flex', flexShrink: 0 },
  face: {
    border: `2px solid ${tokens.colorNeutralBackground1}`,
    boxSizing: 'border-box',
    ':not(:first-child)': { marginInlineStart: '-10px' },
  },
  names: {
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
})
