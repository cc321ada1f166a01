import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'

/** The closing section: a sentence and a button. */
export function ClosingCall() {
  const styles = useStyles()
  return (
    <Container>
      <section className={styles.root}>
        <div className={styles.art}>
          <StarPattern seed="closing" />
        </div>
        <Heading level={2} className={styles.text}>
          <FormattedMessage id="home.closing" />
        </Heading>
        <ButtonLink to={paths.tutors} appearance="primary" size="large" className={styles.action}>
          <FormattedMessage id="home.find" />
        </ButtonLink>
      </section>
    </Container>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    paddingBlock: '32px',
    paddingInline: '24px',
    overflow: 'hidden',
    borderRadius: '24px',
    backgroundColor: brandTokens.brandSoft,
    textAlign: 'center',
  },
  art: {
    position: 'absolute',
    inset: 0,
    color: tokens.colorBrandForeground1,
    opacity: 0.5,
    maskImage: 'linear-gradient(90deg, black, transparent 35%, transparent 65%, black)',
  },
  text: { position: 'relative', maxWidth: '28ch' },
  action: { position: 'relative', minHeight: '52px', paddingInline: '32px' },
})
