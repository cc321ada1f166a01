import { Link as FluentLink, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { termsQuery } from '#web/domain/institute/queries.ts'
import { closeTerms, type TermsKind } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { useLast } from '#web/ui/useLast.ts'

interface TermsDialogProps {
  /** Undefined: closed */
  kind: TermsKind | undefined
}

/**
 * The terms and conditions or the privacy policy in a frame of at most 1000 by 700 px.
 * @see specification section 9
 */
export function TermsDialog({ kind: requested }: TermsDialogProps) {
  const kind = useLast(requested)
  const styles = useStyles()
  const intl = useIntl()
  const { dialogs } = useStores()
  const { data, error, isValidating, mutate } = useQuery(termsQuery)
  const [isLoaded, setLoaded] = useState(false)
  const title = intl.formatMessage({ id: kind === 'terms' ? 'shell.terms' : 'shell.privacy' })
  const url = kind === 'terms' ? data?.data.terms_and_conditions_url : data?.data.privacy_policy_url
  return (
    <Dialog
      isOpen={requested !== undefined}
      title={title}
      className={styles.surface}
      onClose={() => closeTerms(dialogs)}
    >
      <div className={styles.body} aria-busy={!isLoaded && !error}>
        {error && !data && <Failure isBusy={isValidating} onRetry={() => void mutate()} />}
        {!isLoaded && !error && (
          <Spinner className={styles.spinner} label={intl.formatMessage({ id: 'shell.loading' })} />
        )}
        {url && <iframe title={title} src={url} className={styles.frame} onLoad={() => setLoaded(true)} />}
      </div>
      {url && (
        <FluentLink href={url} target="_blank" rel="noreferrer" className={styles.link}>
          <FormattedMessage id="shell.openInTab" />
        </FluentLink>
      )}
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { width: 'min(1000px, 100%)', maxWidth: '1000px', maxHeight: 'min(700px, 100dvh)' },
  body: {
    position: 'relative',
    // On a phone the dialog fills the screen
    height: 'calc(100dvh - 140px)',
    [media.tablet]: { height: 'min(540px, 70dvh)' },
  },
  spinner: { position: 'absolute', inset: 0 },
  frame: {
    position: 'relative',
    width: '100%',
    height: '100%',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  link: { display: 'inline-block', marginTop: '12px' },
})
