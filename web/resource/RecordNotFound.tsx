import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The record of this address is not there any more; its list is. */
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

/** `/dashboard/students-groups/9/assign` belongs to `/dashboard/students-groups`. */
function getListPath(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}
