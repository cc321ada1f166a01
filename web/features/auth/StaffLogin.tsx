import { makeStyles, tokens } from '@fluentui/react-components'
import type { LoginPayload } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useEnter } from '#web/domain/session/useEnter.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'
import { LoginForm } from './LoginForm.tsx'

interface StaffLoginProps {
  title: MessageId
  userType: LoginPayload['user_type']
  children?: ReactNode
}

/** A plain page on which the institute's own people sign in. */
export function StaffLogin({ title, userType, children }: StaffLoginProps) {
  const styles = useStyles()
  const enter = useEnter()
  return (
    <Container className={styles.root}>
      <div className={styles.art}>
        <StarPattern seed="staff" />
      </div>
      <div className={styles.card}>
        <Heading level={1} size="section">
          <FormattedMessage id={title} />
        </Heading>
        {children}
        <LoginForm userType={userType} onSignedIn={(user) => enter(user)} />
      </div>
    </Container>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    paddingBlock: '64px 96px',
  },
  art: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: '320px',
    color: tokens.colorBrandForeground1,
    opacity: 0.5,
    maskImage: 'radial-gradient(closest-side, #000, transparent)',
  },
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    boxSizing: 'border-box',
    width: 'min(440px, 100%)',
    padding: '32px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowRaised,
  },
})
