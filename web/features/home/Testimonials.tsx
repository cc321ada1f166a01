import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { carousel, carouselCard } from './carousel.ts'
import { highlightsQuery } from './queries.ts'

/** Quotes of learners; hidden when there are none. */
export function Testimonials() {
  const styles = useStyles()
  const id = useId()
  const { data } = useQuery(highlightsQuery)
  if (!data?.data.length) return null
  return (
    <Container>
      <Heading level={2} id={id} className={styles.heading}>
        <FormattedMessage id="home.words" />
      </Heading>
      {/* Swiped on a phone, so it must be focusable by keyboard */}
      <section aria-labelledby={id} tabIndex={0} className={styles.line}>
        <ul className={styles.list}>
          {data.data.map((review) => (
            <li key={review.id} className={styles.item}>
              <figure className={styles.figure}>
                <Rating value={review.rating} isSingle />
                <blockquote dir="auto" className={styles.quote}>
                  {review.comment}
                </blockquote>
                <figcaption className={styles.author}>
                  <bdi>{review.author}</bdi>
                  {review.tutor && (
                    <span className={styles.quiet}>
                      <FormattedMessage id="home.words.with" values={{ tutor: <bdi>{review.tutor}</bdi> }} />
                    </span>
                  )}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  )
}

const useStyles = makeStyles({
  heading: { marginBottom: '24px' },
  line: { ...carousel, display: 'block', [media.tablet]: { ...carousel[media.tablet], display: 'block' } },
  list: {
    display: 'flex',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gap: '24px' },
  },
  item: {
    ...carouselCard,
    padding: '20px',
    [media.tablet]: { width: 'auto' },
    [media.desktop]: { padding: '28px' },
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowRaised,
  },
  figure: { display: 'flex', flexDirection: 'column', gap: '16px', height: '100%', margin: 0 },
  quote: {
    margin: 0,
    flexGrow: 1,
    overflowWrap: 'anywhere',
    [media.desktop]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  author: { display: 'flex', flexDirection: 'column', fontWeight: tokens.fontWeightSemibold },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
  },
})
