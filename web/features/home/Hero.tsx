import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { paths } from '#web/paths.ts'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { useInstitute } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { HeroArt } from './HeroArt.tsx'
import { featuredTutorsQuery } from './queries.ts'

/** The opening section: title, two buttons, three figures, and a picture. */
export function Hero() {
  const styles = useStyles()
  const { configurations } = useInstitute()
  return (
    <Container className={styles.root}>
      <div id="first-view" className={styles.promise}>
        <p className={styles.institute}>{configurations.institute_name?.config_value}</p>
        <Heading level={1} size="display">
          <FormattedMessage id="home.promise" />
        </Heading>
        <p className={styles.line}>
          <FormattedMessage id="home.line" />
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.tutors} appearance="primary" size="large" className={styles.action}>
            <FormattedMessage id="home.find" />
          </ButtonLink>
          <ButtonLink to={paths.webinars} size="large" className={styles.action}>
            <FormattedMessage id="home.webinar.free" />
          </ButtonLink>
        </div>
        <Facts />
      </div>
      <HeroArt />
    </Container>
  )
}

function Facts() {
  const styles = useStyles()
  const intl = useIntl()
  const { data: tutors } = useQuery(featuredTutorsQuery)
  const { data: filters } = useQuery(filtersQuery)
  // An institute that is just opening has no figures to show
  if (tutors?.total === 0) return null
  const countOptions = (name: string) =>
    filters?.data?.find((filter) => filter.api_param_name === name)?.options.length
  const facts = [
    { label: 'home.facts.tutors', value: tutors?.total },
    { label: 'home.facts.countries', value: countOptions('country_ids') },
    { label: 'home.facts.courses', value: countOptions('course-id') },
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dd className={styles.figure}>{value === undefined ? '–' : intl.formatNumber(value)}</dd>
          <dt className={styles.label}>
            <FormattedMessage id={label} values={{ count: value ?? 0 }} />
          </dt>
        </div>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '48px',
    paddingTop: '16px',
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
      alignItems: 'center',
      gap: '64px',
      paddingTop: '24px',
    },
  },
  promise: { display: 'flex', flexDirection: 'column', gap: '20px', minWidth: 0 },
  institute: { margin: 0, color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  line: {
    margin: 0,
    maxWidth: '52ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  // On a phone each has its line, before its text has arrived too
  action: { minHeight: '52px', paddingInline: '28px', [media.phone]: { flexBasis: '100%' } },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px 40px',
    margin: 0,
    [media.tablet]: { marginTop: '12px' },
  },
  fact: { display: 'flex', flexDirection: 'column' },
  figure: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
})
