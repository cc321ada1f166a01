import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useInstitute, useSession, useVat } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Money } from '#web/ui/Money.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { ChooseButton } from './ChooseButton.tsx'
import { NoGroupClass } from './NoGroupClass.tsx'
import { GroupOffer } from './GroupOffer.tsx'
import type { GroupChoice } from './queries.ts'

interface GroupCardProps {
  choice: GroupChoice
  isChosen: boolean
  /** The group classes could be fetched: none means that none is planned */
  areOffersKnown: boolean
  /** The maximum number of courses is chosen */
  isFull: boolean
  onToggle: () => void
}

/** A group course with its group classes: age, days, tutor, free seats and price. */
export function GroupCard({ choice, areOffersKnown, isChosen, isFull, onToggle }: GroupCardProps) {
  const { course, offers } = choice
  const styles = useStyles()
  const id = useId()
  const vat = useVat()
  const { user } = useSession()
  // A full group class cannot be booked, unless all are full
  const free = offers.filter(({ seats_left }) => seats_left > 0)
  const priced = free.length > 0 ? free : offers
  const [cheapest] = priced.toSorted((a, b) => a.price - b.price)
  // The classic flow has programs of several prices
  const hasPrograms = useInstitute().institute?.is_new_group_class_flow_enabled !== true
  const isOnePrice = !hasPrograms && priced.every((offer) => offer.price === cheapest?.price)
  const price = cheapest && (
    <strong>
      <Money amount={cheapest.price} currency={cheapest.currency} />
    </strong>
  )
  return (
    <article aria-labelledby={id} className={mergeClasses(styles.root, isChosen && styles.chosen)}>
      <Cover seed={`course-${course.id}`} picture={course.image} className={styles.cover} />
      <div className={styles.body}>
        <h2 id={id} className={styles.name}>
          <bdi>{course.name}</bdi>
        </h2>
        <p dir="auto" className={styles.text}>
          {course.description}
        </p>
        {offers.length === 0 && areOffersKnown && <NoGroupClass course={course.id} />}
        {offers.length > 1 && (
          <p className={styles.quiet}>
            <FormattedMessage id="groups.several" values={{ count: offers.length }} />
          </p>
        )}
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <GroupOffer key={offer.group_class_id} offer={offer} />
          ))}
        </ul>
        <div className={styles.foot}>
          {cheapest && user?.category !== 'kids' && (
            <span className={styles.price}>
              {isOnePrice ? price : <FormattedMessage id="groups.from" values={{ price }} />}{' '}
              <span className={styles.quiet}>
                <FormattedMessage id="groups.perClass" values={{ vat }} />
              </span>
            </span>
          )}
          {(offers.length > 0 || isChosen) && (
            <ChooseButton
              name={course.name}
              offers={offers}
              isChosen={isChosen}
              isFull={isFull}
              mayKeepSeat={user?.category === 'student'}
              onToggle={onToggle}
            />
          )}
        </div>
      </div>
    </article>
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
  offers: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
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
