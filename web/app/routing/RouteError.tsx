import { Button } from '@fluentui/react-components'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRouteError } from 'react-router-dom'
import { Notice } from '#web/ui/Notice.tsx'

/**
 * The error page for a failed render or a chunk that did not load; offers to reload.
 * See docs/decisions.md#chunk-failure.
 */
export function RouteError() {
  const intl = useIntl()
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  const isChunk = error instanceof Error && /import|module|chunk|preload/i.test(error.message)
  return (
    <main id="main">
      <Notice
        seed="error"
        role="alert"
        title={intl.formatMessage({ id: isChunk ? 'error.newVersion' : 'error.general' })}
        text={<FormattedMessage id={isChunk ? 'error.newVersion.text' : 'error.page.text'} />}
      >
        <Button appearance="primary" onClick={() => location.reload()}>
          <FormattedMessage id="error.reload" />
        </Button>
      </Notice>
    </main>
  )
}
