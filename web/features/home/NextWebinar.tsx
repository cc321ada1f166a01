import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { comingWebinarQuery } from './queries.ts'

/** The next webinar with a countdown; hidden without one. */
export function NextWebinar() {
  const styles = useStyles()
  const { data } = useQuery(comingWebinarQuery)
  const webinar = data?.data[0]
  if (!webinar) return null
  return (
    <Container>
      <section className={styles.root}>
        <div className={styles.texts}>
          <span className={styles.badge}>
            <FormattedMessage id="home.webinar.next" />
          </span>
          <Heading level={2}>
            <bdi>{webinar.title}</bdi>
          </Heading>
          <p className={styles.text} dir="auto">
            {webinar.description}
          </p>
          <span className={styles.tutor}>
            <Avatar name={webinar.tutor.name} picture={webinar.tutor.profile_picture_url} size="small" />
            <span>
              <FormattedMessage id="home.webinar.with" values={{ tutor: <bdi>{webinar.tutor.name}</bdi> }} />
            </span>
          </span>
        </div>
        <div className={styles.when}>
          <strong>
            <DateTime start={webinar.start_date_time} />
          </strong>
          <Countdown until={webinar.start_date_time}>
            <FormattedMessage id="home.webinar.live" />
          </Countdown>
          <div className={styles.actions}>
            <ButtonLink to={withSearch(paths.webinars, { id: webinar.id })} appearance="primary" size="large">
              <FormattedMessage id="home.webinar.join" />
            </ButtonLink>
            <ButtonLink to={paths.webinars} appearance="subtle" size="large">
              <FormattedMessage id="home.webinar.all" />
            </ButtonLink>
          </div>
        </div>
      </section>
    </Container>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '24px',
    padding: '24px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowRaised,
    [media.desktop]: { gridTemplateColumns: '1.4fr 1fr', gap: '64px', padding: '40px 48px' },
  },
  texts: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', minWidth: 0 },
  badge: { color: brandTokens.accent, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, maxWidth: '52ch', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  tutor: { display: 'flex', alignItems: 'center', gap: '8px', fontSize: tokens.fontSizeBase300 },
  when: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: '16px',
    [media.desktop]: {
      paddingInlineStart: '48px',
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke2,
    },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
