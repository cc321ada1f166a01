import type { InstituteConfigurations } from '#sdk'
import { addresses } from '#web/domain/addresses.ts'

interface HeaderLink {
  id: MessageId
  to: string
  isExternal?: boolean
}

/** Links of the header and the drawer; blogs is the institute's own address (specification section 2). */
export function linksOf(configurations: { blogs?: InstituteConfigurations['blogs'] }): HeaderLink[] {
  const blogs = configurations.blogs?.config_value
  return [
    { id: 'shell.home', to: addresses.home },
    { id: 'shell.tutors', to: addresses.tutors },
    ...(blogs && /^https?:\/\//.test(blogs)
      ? [{ id: 'shell.blogs' as const, to: blogs, isExternal: true }]
      : []),
  ]
}
