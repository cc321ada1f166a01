import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useMatches } from 'react-router-dom'
import { useInstitute } from '#web/state/stores.ts'
import { formatTitle } from '../routing/formatTitle.ts'

/** Sets the document title, and moves the focus to the page's heading after a navigation. */
export function PageTitle() {
  const intl = useIntl()
  const { pathname } = useLocation()
  const { configurations } = useInstitute()
  const handle = useMatches().at(-1)?.handle as { title: MessageId; path?: string } | undefined // Every leaf of the route table has one
  const screen = intl.formatMessage({ id: handle?.title ?? 'notFound.title' })
  const institute = configurations.institute_name?.config_value
  const previous = useRef(pathname)

  useEffect(() => {
    // As the server names an institute without a name
    document.title = formatTitle(handle?.path, screen, institute || location.host)
  }, [handle?.path, screen, institute])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
