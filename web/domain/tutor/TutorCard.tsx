import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Tutor } from '#sdk'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { media } from '#web/theme/tokens.ts'
import { CardName } from '#web/ui/CardName.tsx'
import { LinkCard } from '#web/ui/LinkCard.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { RepeatedIcon } from '#web/ui/RepeatedIcon.tsx'
import { BookLinks } from './BookLinks.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { NextSlotLink } from './NextSlotLink.tsx'
import { TutorOrigin, TutorPrice } from './TutorFacts.tsx'

interface TutorCardProps {
  tutor: Tutor
  /** Path of the profile */
  to: string
  /** 'row': a row on a desktop and a card on a phone; 'card': always a card */
  layout: 'row' | 'card'
  /** Heading level, one below the list's heading */
  level: 2 | 3
}

/** A tutor in a list; the whole card links to the profile. */
export function TutorCard({ tutor, to, layout, level }: TutorCardProps) {
  const styles = useStyles()
  const isRow = layout === 'row'
  return (
    <LinkCard className={mergeClasses(styles.root, isRow && styles.row)}>
      <div className={mergeClasses(styles.head, isRow && styles.headOfRow)}>
        <Avatar name={formatFullName(tutor)} picture={tutor.profile_picture_url} size="large" />
        <div className={mergeClasses(styles.who, isRow && styles.whoOfRow)}>
          <CardName level={level} to={to} keepsScroll>
            {formatFullName(tutor)}
          </CardName>
          <p className={styles.quiet}>
            <TutorOrigin tutor={tutor} />
          </p>
          <Rating value={tutor.rating} count={tutor.ratings_count} />
        </div>
      </div>
      <FavouriteButton id={tutor.id} name={formatFullName(tutor)} className={styles.keep} />
      <div className={mergeClasses(styles.about, isRow && styles.aboutOfRow)}>
        <p dir="auto" className={styles.biography}>
          {tutor.biography}
        </p>
        {isRow && (
          <ul className={styles.subjects}>
            {tutor.courses.slice(0, 3).map((course) => (
              <li key={course.id}>
                <Tag>{course.name}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={mergeClasses(styles.foot, isRow && styles.column)}>
        <TutorPrice tutor={tutor} />
        <span className={mergeClasses(styles.slot, isRow && styles.slotOfRow)}>
          <RepeatedIcon name="calendar" className={styles.icon} />
          <NextSlotLink tutor={tutor} isZoneKnown={isRow} />
        </span>
        <BookLinks tutor={tutor} className={mergeClasses(styles.book, isRow && styles.bookOfRow)} />
      </div>
    </LinkCard>
  )
}

const useStyles = makeStyles({
  root: {
    gap: '16px',
    boxSizing: 'border-box',
    minWidth: 0,
    padding: '20px',
    ':focus-within': { border: `1px solid ${tokens.colorBrandStroke1}` },
  },
  row: {
    gap: '4px',
    padding: '11px 16px',
    // The last column holds both buttons and a date side by side, in either language
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 248px',
      gridTemplateRows: 'auto 1fr',
      gap: '8px 20px',
      padding: '14px 20px',
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(200px, 1fr) minmax(0, 1.3fr) 248px',
      gridTemplateRows: 'none',
    },
  },
  // Room for the favourite button
  head: { display: 'flex', gap: '16px', minWidth: 0, paddingInlineEnd: '20px' },
  // Parts have their places, so that none moves when the next one arrives
  headOfRow: {
    [media.phone]: { paddingInlineEnd: 0 },
    [media.tablet]: { gridColumn: '1', gridRow: '1' },
    [media.desktop]: { paddingInlineEnd: 0 },
  },
  // Above the link that covers the card
  keep: { position: 'absolute', top: '12px', insetInlineEnd: '12px', zIndex: 1 },
  who: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2px', minWidth: 0 },
  // On a phone the rating stands before the origin, each in a line that is cut
  whoOfRow: {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      alignContent: 'center',
      columnGap: '8px',
      flexGrow: 1,
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      // A name of the other direction has its end where the favourite button is
      '& > :first-child': { gridColumn: '1 / -1', justifySelf: 'start', maxWidth: 'calc(100% - 24px)' },
      '& > p': { gridArea: '2 / 2' },
      // There is room for the languages alone
      '& > p > span': { display: 'none' },
    },
  },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  about: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0, flexGrow: 1 },
  // On a phone a card shows only name, next hour and price
  aboutOfRow: {
    display: 'none',
    [media.tablet]: { gridColumn: '1', gridRow: '2', display: 'flex', gap: '8px' },
    [media.desktop]: { gridColumn: '2', gridRow: '1' },
  },
  biography: {
    margin: 0,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  // One line; further ones wrap out of sight
  subjects: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    // Of a tag, whose lines are higher in Arabic
    maxHeight: `calc(${tokens.lineHeightBase200} + 4px)`,
    // Tags have an edge there
    [media.forced]: { maxHeight: `calc(${tokens.lineHeightBase200} + 6px)` },
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    listStyleType: 'none',
    // As high as its tag, not as a line of the page's text
    '& > li': { display: 'flex' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 12px',
  },
  column: {
    display: 'grid',
    // The second column is of the button
    gridTemplateColumns: 'minmax(0, 1fr) minmax(80px, auto)',
    gap: '0 12px',
    [media.tablet]: {
      gridColumn: '-2',
      gridRow: '1 / -1',
      display: 'flex',
      flexDirection: 'column',
      gap: '4px',
      alignItems: 'flex-start',
      justifyContent: 'flex-start',
      paddingInlineStart: '24px',
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke2,
      // The heart stands beside the first line
      '& > :first-child': { paddingInlineEnd: '40px' },
    },
  },
  // Above the link that covers the card
  book: {
    position: 'relative',
    zIndex: 1,
    width: '100%',
    [media.tablet]: { marginTop: 'auto', paddingTop: '8px' },
  },
  bookOfRow: {
    gridColumn: '2',
    gridRow: '1 / 3',
    alignSelf: 'center',
    '& > a': { minWidth: '80px' },
    // The free trial stands in the profile
    '& > a + a': { display: 'none' },
    [media.tablet]: { alignSelf: 'auto', '& > a + a': { display: 'inline-flex' } },
  },
  slotOfRow: {
    gridColumn: '1',
    gridRow: '2',
    '& > svg': { display: 'none' },
    [media.tablet]: { '& > svg': { display: 'inline' } },
  },
  slot: {
    display: 'flex',
    gap: '6px',
    flexBasis: '100%',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    [media.tablet]: { flexBasis: 'auto' },
  },
  icon: { flexShrink: 0, width: '16px', height: '16px', marginTop: '2px' },
})
