import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Says that the record of the URL does not exist; links to its list. */
export function RecordNotFound() {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <Notice
      seed="gone"
      title={intl.formatMessage({ id: 'resource.gone' })}
      text={<FormattedMessage id="resource.gone.text" />}
      role="alert"
    >
      <ButtonLink to={getListPath(pathname)} appearance="primary">
        <FormattedMessage id="resource.toList" />
      </ButtonLink>
    </Notice>
  )
}

/** Returns the list's path: `/dashboard/students-groups` for `/dashboard/students-groups/9/assign`. */
function getListPath(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}
