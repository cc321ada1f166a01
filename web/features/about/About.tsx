import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { useInstitute } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'

const beliefs = ['people', 'small', 'open'] as const

/** The About page of the main institute. */
export function About() {
  const styles = useStyles()
  const { configurations } = useInstitute()
  return (
    <>
      <Container className={styles.top}>
        <div className={styles.texts}>
          <Heading level={1} size="display">
            <FormattedMessage id="about.heading" />
          </Heading>
          <p className={styles.lead}>{configurations.about?.config_value}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.tutors} appearance="primary" size="large">
              <FormattedMessage id="about.meet" />
            </ButtonLink>
            <ButtonLink to={paths.contact} size="large">
              <FormattedMessage id="about.write" />
            </ButtonLink>
          </div>
        </div>
        <div className={styles.art}>
          <StarPattern seed="institute-1" />
        </div>
      </Container>
      <Container className={styles.bottom}>
        <Heading level={2}>
          <FormattedMessage id="about.beliefs" />
        </Heading>
        <ol className={styles.list}>
          {beliefs.map((name, index) => (
            <li key={name} className={styles.item}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <Heading level={3}>
                <FormattedMessage id={`about.${name}`} />
              </Heading>
              <p className={styles.text}>
                <FormattedMessage id={`about.${name}.text`} />
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </>
  )
}

const useStyles = makeStyles({
  top: {
    display: 'grid',
    gap: '48px',
    alignItems: 'center',
    paddingBlock: '32px 64px',
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
      gap: '96px',
      paddingBlock: '64px 96px',
    },
  },
  texts: { display: 'flex', flexDirection: 'column', gap: '24px' },
  lead: {
    margin: 0,
    maxWidth: '60ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  art: {
    position: 'relative',
    minHeight: '280px',
    overflow: 'hidden',
    borderRadius: '24px',
    backgroundColor: brandTokens.brandInk,
    color: tokens.colorBrandStroke2,
    [media.desktop]: { minHeight: '400px' },
  },
  bottom: {
    display: 'grid',
    gap: '32px',
    paddingBottom: '64px',
    [media.desktop]: { gridTemplateColumns: '1fr 2fr', gap: '64px', paddingBottom: '96px' },
  },
  list: { display: 'grid', gap: '0', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    gap: '4px 0',
    paddingBlock: '24px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  number: {
    gridRow: 'span 2',
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
})
