import { Button } from '@fluentui/react-components'
import { Component, type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Notice } from '#web/ui/Notice.tsx'

/** Shows the error page where the page inside fails, until another location is shown. */
export function RouteErrors({ children }: { children: ReactNode }) {
  return <ErrorBoundary place={useLocation().key}>{children}</ErrorBoundary>
}

interface BoundaryProps {
  /** Key of the location that is shown */
  place: string
  children: ReactNode
}

interface BoundaryState {
  place: string
  failure?: { error: unknown } | undefined
}

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, failure: undefined }
  }

  override state: BoundaryState = { place: this.props.place }

  override render() {
    const { failure } = this.state
    return failure ? <RouteError error={failure.error} /> : this.props.children
  }
}

/**
 * The error page for a failed render or a chunk that did not load; offers to reload.
 * See docs/decisions.md#chunk-failure.
 */
function RouteError({ error }: { error: unknown }) {
  const intl = useIntl()
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
