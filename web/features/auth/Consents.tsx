import { Link as FluentLink } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CheckboxField } from '#web/form/ChoiceFields.tsx'
import { type TermsKind, openTerms } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'

/** The consents: terms are required, the newsletter is optional. */
export function Consents() {
  const intl = useIntl()
  const { dialogs } = useStores()
  const marketing = intl.formatMessage({ id: 'auth.marketing' })
  const renderDocumentLink = (kind: TermsKind, part: ReactNode) => (
    <FluentLink
      key={kind}
      as="button"
      inline
      onClick={(event) => {
        event.preventDefault()
        openTerms(dialogs, kind)
      }}
    >
      {part}
    </FluentLink>
  )
  const values = {
    terms: (part: ReactNode) => renderDocumentLink('terms', part),
    privacy: (part: ReactNode) => renderDocumentLink('privacy', part),
  }
  return (
    <>
      <CheckboxField
        name="is_terms_and_conditions_accepted"
        label={intl.formatMessage({ id: 'shell.terms' })}
        isRequired
      >
        <FormattedMessage id="auth.accept" values={values} />
      </CheckboxField>
      <CheckboxField name="is_marketing_emails_allowed" label={marketing}>
        {marketing}
      </CheckboxField>
    </>
  )
}
