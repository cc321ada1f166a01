import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { GroupCourse } from '#sdk'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSession, useVat } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { ChooseButton } from './ChooseButton.tsx'
import { GroupTimes } from './GroupTimes.tsx'
import type { GroupChoice } from './queries.ts'

interface GroupCardProps {
  choice: GroupChoice
  isChosen: boolean
  /** The maximum number of courses is chosen */
  isFull: boolean
  onToggle: () => void
}

/** A group course: age, days, teacher, free seats and price. */
export function GroupCard({ choice: { course, offer }, isChosen, isFull, onToggle }: GroupCardProps) {
  const styles = useStyles()
  const id = useId()
  const vat = useVat()
  const { user } = useSession()
  return (
    <article aria-labelledby={id} className={mergeClasses(styles.root, isChosen && styles.chosen)}>
      <Cover seed={`course-${course.id}`} picture={course.image} className={styles.cover} />
      <div className={styles.body}>
        {offer && (
          <span className={styles.tags}>
            <Tag tone="accent">
              <FormattedMessage id="groups.ages" values={{ from: offer.age_from, to: offer.age_to }} />
            </Tag>
            <Seats offer={offer} />
          </span>
        )}
        <h2 id={id} className={styles.name}>
          <bdi>{course.name}</bdi>
        </h2>
        <p dir="auto" className={styles.text}>
          {course.description}
        </p>
        {offer ? (
          <>
            <GroupTimes offer={offer} />
            <span className={styles.tutor}>
              <Avatar name={offer.tutor.name} picture={offer.tutor.profile_picture_url} size="small" />
              <span>
                <FormattedMessage id="groups.with" values={{ tutor: <bdi>{offer.tutor.name}</bdi> }} />
              </span>
            </span>
          </>
        ) : (
          <p className={styles.quiet}>
            <FormattedMessage id="groups.noDates" />
          </p>
        )}
        <div className={styles.foot}>
          {offer && user?.category !== 'kids' && (
            <span className={styles.price}>
              <strong>
                <Money amount={offer.price} currency={offer.currency} />
              </strong>{' '}
              <span className={styles.quiet}>
                <FormattedMessage id="groups.perClass" values={{ vat }} />
              </span>
            </span>
          )}
          <ChooseButton
            name={course.name}
            offer={offer}
            isChosen={isChosen}
            isFull={isFull}
            onToggle={onToggle}
          />
        </div>
      </div>
    </article>
  )
}

function Seats({ offer }: { offer: GroupCourse }) {
  return (
    <Tag tone={offer.seats_left === 0 ? 'quiet' : 'brand'}>
      <FormattedMessage id="groups.seats" values={{ count: offer.seats_left }} />
    </Tag>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    boxShadow: `0 0 0 1px ${tokens.colorBrandStroke1}`,
    backgroundColor: brandTokens.page,
  },
  cover: { aspectRatio: '16 / 6' },
  body: { display: 'flex', flexDirection: 'column', gap: '12px', flexGrow: 1, padding: '20px' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  text: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  tutor: { display: 'flex', alignItems: 'center', gap: '8px', fontSize: tokens.fontSizeBase300 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    marginTop: 'auto',
    paddingTop: '4px',
  },
  price: { fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums' },
})
