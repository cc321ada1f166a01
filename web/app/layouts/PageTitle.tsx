import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useInstitute, useStores } from '#web/state/stores.ts'
import { formatTitle } from '../routing/formatTitle.ts'
import { useShownRoute } from '../routing/useShownRoute.ts'

/**
 * Sets the document title after a navigation, removes what the server wrote about the page before, and moves the focus
 * to the new page's heading. The first page keeps the server's title, which says more of what it shows.
 */
export function PageTitle() {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const { configurations } = useInstitute()
  const { name } = useSnapshot(useStores().detailName)
  const { path, title } = useShownRoute()
  const screen = name ?? intl.formatMessage({ id: title })
  // As the server names an institute without a name
  const institute = configurations.institute_name?.config_value || undefined
  const shown = `${intl.locale} ${pathname}${search}`
  const first = useRef<string>(shown)
  const previous = useRef(pathname)

  useEffect(() => {
    if (first.current === shown) return
    if (first.current) removeMetadata()
    first.current = ''
    document.title = formatTitle(path, screen, institute ?? location.host)
  }, [shown, path, screen, institute])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])

  return null
}

const metadata =
  'link[rel=canonical], link[hreflang], meta[property^="og:"], meta[name=description], meta[name=robots], script[type="application/ld+json"]'

/** Removes descriptions of the first page: a phone would share its URL in place of the shown one. */
function removeMetadata() {
  for (const element of document.querySelectorAll(metadata)) element.remove()
}
