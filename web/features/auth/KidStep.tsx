import { makeStyles } from '@fluentui/react-components'
import type { KidPayload } from '#sdk'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KidForm } from '#web/domain/kid/KidForm.tsx'
import { Heading } from '#web/ui/Heading.tsx'

interface KidStepProps {
  kid: Partial<KidPayload>
  isNew: boolean
  onSave: (kid: KidPayload) => void
  onCancel: () => void
}

/**
 * The kid form within registration; returns to the main form.
 * @see specification section 4, Login dialog
 */
export function KidStep({ kid, isNew, onSave, onCancel }: KidStepProps) {
  const styles = useStyles()
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    root.current?.scrollIntoView({ block: 'nearest' })
    root.current?.querySelector('input')?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <div ref={root} className={styles.root}>
      <Heading level={3}>
        <FormattedMessage id={isNew ? 'auth.kid.new' : 'auth.kid.change'} />
      </Heading>
      <KidForm
        initial={kid}
        action={intl.formatMessage({ id: isNew ? 'auth.kid.keep' : 'auth.kid.save' })}
        draft="register.kid"
        onSubmit={async (changed) => onSave(changed)}
        onCancel={onCancel}
      />
    </div>
  )
}

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '16px' } })
