import type { InstituteConfigurations } from '#sdk'
import { addresses } from '#web/domain/addresses.ts'

interface HeaderLink {
  id: MessageId
  to: string
  isExternal?: boolean
}

interface Place {
  configurations: { blogs?: InstituteConfigurations['blogs'] }
  institute: { readonly id: number } | undefined
}

/** Nothing that is for sale (ruling 43) */
const kidsLinks: readonly string[] = [addresses.home, addresses.webinars]

/** Links of the header and the drawer; blogs is the institute's own address, About the first institute's (section 2). */
export function linksOf({ configurations, institute }: Place, isKid: boolean): HeaderLink[] {
  const blogs = configurations.blogs?.config_value
  const links: HeaderLink[] = [
    { id: 'shell.home', to: addresses.home },
    { id: 'shell.tutors', to: addresses.tutors },
    { id: 'shell.groups', to: addresses.groups },
    { id: 'shell.webinars', to: addresses.webinars },
    ...(blogs && /^https?:\/\//.test(blogs)
      ? [{ id: 'shell.blogs' as const, to: blogs, isExternal: true }]
      : []),
    ...(institute?.id === 1 ? [{ id: 'shell.about' as const, to: addresses.about }] : []),
  ]
  return isKid ? links.filter(({ to }) => kidsLinks.includes(to)) : links
}
