import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'

const texts: Record<string, MessageId> = {
  arabic: 'home.subjects.arabic',
  quran: 'home.subjects.quran',
  tajweed: 'home.subjects.tajweed',
}

/** The subjects taught, as links to their tutors. */
export function Subjects() {
  const styles = useStyles()
  const intl = useIntl()
  const { data } = useQuery(filtersQuery)
  const options = data?.data.find((filter) => filter.api_param_name === 'course_types')?.options.slice(0, 3)
  if (!options?.length) return null
  return (
    <Container>
      <div className={styles.heading}>
        <Heading level={2}>
          <FormattedMessage id="home.subjects" />
        </Heading>
        <ButtonLink to={paths.courses} appearance="outline">
          <FormattedMessage id="home.subjects.all" />
        </ButtonLink>
      </div>
      <ul className={styles.list}>
        {options.map(({ title, value, count }, index) => (
          <li
            key={value}
            className={mergeClasses(
              styles.tile,
              index === 0 ? styles.first : index === 1 ? styles.second : styles.third,
            )}
          >
            <StarPattern seed={`subject-${value}`} className={styles.pattern} />
            <Link to={withSearch(paths.tutors, { course_types: value })} className={styles.link}>
              {title}
            </Link>
            {texts[value] && <p className={styles.text}>{intl.formatMessage({ id: texts[value] })}</p>}
            <span className={styles.more}>
              <FormattedMessage id="home.subjects.tutors" values={{ count: count ?? 0 }} />
              <DirectionIcon kind="forward" />
            </span>
          </li>
        ))}
      </ul>
    </Container>
  )
}

const useStyles = makeStyles({
  heading: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    marginBottom: '24px',
  },
  list: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: '1.25fr 1fr 1fr', gap: '24px' },
  },
  tile: {
    [media.forced]: { border: '1px solid' },
    position: 'relative',
    // On a phone the count stands beside the name
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px',
    boxSizing: 'border-box',
    padding: '20px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    [media.tablet]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '8px',
      minHeight: '200px',
    },
    [media.desktop]: { minHeight: '260px', padding: '28px' },
  },
  pattern: {
    color: tokens.colorBrandForeground1,
    opacity: 0.5,
    maskImage: 'linear-gradient(to top, black, transparent 60%)',
  },
  first: { backgroundColor: brandTokens.brandSoft },
  second: { backgroundColor: brandTokens.accentSoft },
  third: { backgroundColor: brandTokens.sunken },
  link: {
    position: 'static',
    color: 'inherit',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      borderRadius: tokens.borderRadiusXLarge,
    },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
  },
  text: {
    position: 'relative',
    gridRow: '2',
    gridColumn: '1 / -1',
    margin: 0,
    maxWidth: '36ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    [media.desktop]: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  more: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    [media.tablet]: { marginTop: 'auto', alignSelf: 'flex-start' },
    paddingBlock: '2px',
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase300,
  },
})
