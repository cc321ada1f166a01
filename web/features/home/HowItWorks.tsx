import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'

const steps = [
  { title: 'home.how.choose', text: 'home.how.choose.text' },
  { title: 'home.how.try', text: 'home.how.try.text' },
  { title: 'home.how.learn', text: 'home.how.learn.text' },
] as const

/** Three numbered steps. */
export function HowItWorks() {
  const styles = useStyles()
  return (
    <section className={styles.band}>
      <Container>
        <Heading level={2} className={styles.heading}>
          <FormattedMessage id="home.how" />
        </Heading>
        <ol className={styles.list}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <Heading level={3}>
                <FormattedMessage id={title} />
              </Heading>
              <p className={styles.text}>
                <FormattedMessage id={text} />
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}

const useStyles = makeStyles({
  band: {
    paddingBlock: '24px',
    [media.tablet]: { paddingBlock: '64px' },
    backgroundColor: brandTokens.sunken,
    [media.desktop]: { paddingBlock: '80px' },
  },
  heading: { marginBottom: '20px', [media.tablet]: { marginBottom: '32px' } },
  list: {
    display: 'grid',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px' },
    [media.desktop]: { gap: '48px' },
  },
  step: {
    // The number beside the words on a phone, above them elsewhere
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: '12px',
    paddingTop: '12px',
    borderTop: `2px solid ${tokens.colorBrandStroke1}`,
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px', paddingTop: '16px' },
  },
  number: {
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: {
    gridColumn: '2',
    margin: 0,
    maxWidth: '44ch',
    color: tokens.colorNeutralForeground2,
    [media.tablet]: { gridColumn: 'auto' },
  },
})
