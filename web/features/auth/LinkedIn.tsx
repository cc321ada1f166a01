import { Button, makeStyles, Spinner } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { paths } from '#web/paths.ts'
import { useSignIn } from '#web/domain/session/useSignIn.ts'
import { useInstitute } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { readCode, goToLinkedIn, takeReturnTo, takeState } from './social/linkedIn.ts'
import { SocialError } from './social/provider.ts'
import { useSocialSignIn } from './social/useSocialSignIn.ts'

/** The page that LinkedIn redirects to: signs in with its code, or shows the error and a new start. */
export function LinkedIn() {
  const styles = useStyles()
  const intl = useIntl()
  const { social } = useInstitute()
  const enter = useSignIn()
  const signIn = useSocialSignIn()
  const [problem, setProblem] = useState<string>()
  const [returnTo, setReturnTo] = useState<string>()
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const search = new URLSearchParams(location.search)
    // Removes the code from the URL, so that it is neither in the history nor shared
    history.replaceState(history.state, '', location.pathname)
    void finishSignIn(search)
  })

  return (
    <Container className={styles.root}>
      <Hidden as="div">
        <Heading level={1}>
          <FormattedMessage id="auth.linkedIn.title" />
        </Heading>
      </Hidden>
      {problem === undefined ? (
        <div aria-busy="true">
          <Spinner
            size="large"
            label={intl.formatMessage({ id: 'auth.linkedIn.busy' })}
            labelPosition="below"
          />
        </div>
      ) : (
        <Notice seed="linkedin" role="alert" title={problem}>
          <div className={styles.actions}>
            {social.linkedin && (
              <Button
                appearance="primary"
                size="large"
                onClick={() => goToLinkedIn(social.linkedin?.clientId, returnTo)}
              >
                <FormattedMessage id="ui.retry" />
              </Button>
            )}
            <ButtonLink size="large" to={returnTo ?? paths.home}>
              <FormattedMessage id={returnTo ? 'auth.linkedIn.back' : 'notFound.home'} />
            </ButtonLink>
          </div>
        </Notice>
      )}
    </Container>
  )

  async function finishSignIn(search: URLSearchParams) {
    const requested = takeReturnTo()
    try {
      const user = await signIn('linkedin', readCode(search, takeState()))
      await enter(user, requested ?? paths.bookedClasses)
    } catch (error) {
      setReturnTo(requested)
      setProblem(
        error instanceof SocialError
          ? intl.formatMessage({ id: `auth.social.${error.reason}` })
          : formatError(error, intl),
      )
    }
  }
}

const useStyles = makeStyles({
  // The result is known only after a call: the footer stays below the first view, where it does not move
  root: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    boxSizing: 'border-box',
    minHeight: '100vh',
    paddingBlock: '96px',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
})
