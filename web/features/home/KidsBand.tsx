import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { useLoginButton } from '#web/domain/session/useLoginButton.ts'
import { useSession } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'

const points = ['home.kids.own', 'home.kids.safe', 'home.kids.groups'] as const

/** The section about kids, for parents. */
export function KidsBand() {
  const styles = useStyles()
  const { user } = useSession()
  const register = useLoginButton({ tab: 'register', role: 'student' })
  return (
    <Container>
      <section className={styles.root}>
        <div className={styles.text}>
          <Heading level={2}>
            <FormattedMessage id="home.kids" />
          </Heading>
          <ul className={styles.points}>
            {points.map((id) => (
              <li key={id} className={styles.point}>
                <CheckmarkCircleRegular aria-hidden="true" className={styles.icon} />
                <span>
                  <FormattedMessage id={id} />
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {!user && (
              <Button appearance="primary" size="large" className={styles.action} {...register}>
                <FormattedMessage id="home.kids.start" />
              </Button>
            )}
            <ButtonLink to={paths.groups} size="large" className={styles.action}>
              <FormattedMessage id="home.kids.see" />
            </ButtonLink>
          </div>
        </div>
        <div className={styles.art}>
          <StarPattern seed="children" />
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
    overflow: 'hidden',
    borderRadius: '24px',
    backgroundColor: brandTokens.accentSoft,
    [media.desktop]: { gridTemplateColumns: '1.3fr 1fr', gap: '48px', padding: '64px' },
  },
  text: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '20px' },
  points: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  point: { display: 'flex', gap: '12px', maxWidth: '56ch' },
  icon: { flexShrink: 0, width: '24px', height: '24px', marginTop: '1px', color: brandTokens.accent },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  action: { minHeight: '52px', paddingInline: '28px', flexGrow: 1, [media.tablet]: { flexGrow: 0 } },
  art: {
    position: 'relative',
    display: 'none',
    minHeight: '160px',
    [media.tablet]: { display: 'block' },
    color: brandTokens.accent,
    borderRadius: tokens.borderRadiusXLarge,
    maskImage: 'radial-gradient(closest-side, black 35%, transparent)',
  },
})
