import { isWebUrl } from '#web/state/configuredUrls.ts'
import { isMainInstitute } from '#web/state/institute.ts'
import type { InstituteConfigurations, User } from '#sdk'
import { paths } from '#web/paths.ts'
import { isStaff } from '#web/state/session.ts'

/** A link of the header and the menu. */
export interface HeaderLink {
  id: MessageId
  to: string
  isExternal?: boolean
}

interface LinkContext {
  configurations: { blogs?: InstituteConfigurations['blogs'] }
  institute: { readonly id: number } | undefined
}

/** Kids get no links to pages that sell, and their home is in their menu; staff get none to the public pages */
const kidsLinks: readonly string[] = [paths.webinars]

/**
 * Builds the links of the header and the drawer for a category of users. Blogs is the institute's own URL; only the main institute has About.
 * @see specification section 2
 */
export function buildHeaderLinks(
  { configurations, institute }: LinkContext,
  user: Pick<User, 'category'> | null,
): HeaderLink[] {
  if (isStaff(user)) return []
  const isKid = user?.category === 'kids'
  const blogs = configurations.blogs?.config_value
  const links: HeaderLink[] = [
    { id: 'shell.home', to: paths.home },
    { id: 'shell.tutors', to: paths.tutors },
    { id: 'shell.groups', to: paths.groups },
    { id: isKid ? 'shell.halaqas' : 'shell.webinars', to: paths.webinars },
    ...(isWebUrl(blogs) ? [{ id: 'shell.blogs' as const, to: blogs, isExternal: true }] : []),
    ...(isMainInstitute(institute) ? [{ id: 'shell.about' as const, to: paths.about }] : []),
  ]
  return isKid ? links.filter(({ to }) => kidsLinks.includes(to)) : links
}
