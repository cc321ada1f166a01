import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { Person } from '#sdk'
import { useFormats } from '#web/resource/formats.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Heading } from '#web/ui/Heading.tsx'

interface LearnerCardsProps<Item> {
  /** In the order of their rows; the first item of a learner decides the order of the cards */
  items: readonly Item[] | undefined
  getLearners: (item: Item) => readonly Person[]
  /** Tells how many items a learner has */
  count: MessageId
  /** Title of the list below */
  all: MessageId
  /** Renders the row of an item */
  children: (item: Item) => ReactNode
}

/**
 * Cards with the due items of each learner, above the list of all items. Nothing on further pages and in a filtered or
 * searched list: there the reader looks for something else.
 */
export function LearnerCards<Item>({ items, getLearners, count, all, children }: LearnerCardsProps<Item>) {
  const styles = useStyles()
  const [search] = useSearchParams()
  const isFirst = ![...search.keys()].some((name) => name.startsWith('f.') || name === 'page' || name === 'q')
  if (!isFirst || !items?.length) return null
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = getLearners(item)
      .map(({ id }) => id)
      .join('-')
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return (
    <>
      <div className={styles.root}>
        {[...groups].map(([key, own]) => (
          <section key={key} className={styles.learner}>
            <div className={styles.head}>
              <Learners learners={own[0] ? getLearners(own[0]) : []} />
              <span className={styles.quiet}>
                <FormattedMessage id={count} values={{ count: own.length }} />
              </span>
            </div>
            <ul className={styles.list}>{own.map(children)}</ul>
          </section>
        ))}
      </div>
      <Heading level={2} size="card" className={styles.all}>
        <FormattedMessage id={all} />
      </Heading>
    </>
  )
}

/** The name of a learner with the portrait, or the names of several, such as of a group booking. */
function Learners({ learners }: { learners: readonly Person[] }) {
  const { list } = useFormats()
  const [first] = learners
  return (
    <>
      {first && learners.length === 1 && (
        <Avatar name={first.name} picture={first.profile_picture_url ?? null} size="small" />
      )}
      <Heading level={2} size="card">
        {learners.length === 1 ? (
          <bdi>{first?.name}</bdi>
        ) : (
          list(learners.map(({ name }) => isolateText(name)))
        )}
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
    // Alone it fills the page
    ':only-child': { columnSpan: 'all' },
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
