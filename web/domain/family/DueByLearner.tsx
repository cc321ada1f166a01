import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { DueRow } from './DueRow.tsx'
import type { DueTask } from './dueTasks.ts'
import { useDueTasks } from './useDueTasks.ts'

/** The homework of a family that is due, by learner, above the list of all homework. */
export function DueHomework() {
  return <DueByLearner kind="homework" />
}

/** The quizzes of a family that can be taken, by learner, above the list of all quizzes. */
export function DueQuizzes() {
  return <DueByLearner kind="quiz" />
}

/** Nothing on further pages and in a filtered list: there the reader looks for something else. */
function DueByLearner({ kind }: Pick<DueTask, 'kind'>) {
  const styles = useStyles()
  // The list below shows the failure
  const { tasks } = useDueTasks(kind)
  const [search] = useSearchParams()
  const isFirst = ![...search.keys()].some((name) => name.startsWith('f.') || name === 'page')
  if (!isFirst || !tasks?.length) return null
  const learners = new Map(tasks.map(({ learner }) => [learner.id, learner]))
  return (
    <>
      <div className={styles.root}>
        {[...learners.values()].map(({ id, name, profile_picture_url: picture }) => (
          <section key={id} className={styles.learner}>
            <div className={styles.head}>
              <Avatar name={name} picture={picture ?? null} size="small" />
              <Heading level={2} size="card">
                <bdi>{name}</bdi>
              </Heading>
              <span className={styles.quiet}>
                <FormattedMessage
                  id="family.tasks"
                  values={{ count: tasks.filter(({ learner }) => learner.id === id).length }}
                />
              </span>
            </div>
            <ul className={styles.list}>
              {tasks
                .filter(({ learner }) => learner.id === id)
                .map((task) => (
                  <DueRow key={task.key} task={task} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <Heading level={2} size="card" className={styles.all}>
        <FormattedMessage id={`family.all.${kind}`} />
      </Heading>
    </>
  )
}

const useStyles = makeStyles({
  root: {
    // Columns, not a grid: a short card leaves no hole below it
    columnWidth: '340px',
    columnGap: '16px',
    marginBottom: '16px',
  },
  learner: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    breakInside: 'avoid',
    marginBottom: '16px',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'center', gap: '12px' },
  quiet: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
  all: { marginBottom: '12px' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
})
