/** A page that guests may open and search engines may list: `about` has the texts `about.title` and `about.description`. */
export interface PublicPageRow {
  readonly path: `/${string}`
  /** Exports a component of the same name; its area of texts is called like the row */
  readonly file: `features/${string}.tsx`
  /** Who may open it, if not all adults */
  readonly who?: 'everyone' | 'mainInstitute'
}

/**
 * Public pages that need no other texts than their own. Path, page and route follow from a row (`npm run generate`); the
 * sitemap keeps their order.
 */
// oxfmt-ignore
export const publicPages = {
  courses:  { path: '/courses',   file: 'features/courses/Courses.tsx' },
  groups:   { path: '/groups',    file: 'features/groups/Groups.tsx' },
  webinars: { path: '/Webinars',  file: 'features/webinars/Webinars.tsx', who: 'everyone' },
  contact:  { path: '/ContactUs', file: 'features/contact/Contact.tsx' },
  about:    { path: '/About',     file: 'features/about/About.tsx',       who: 'mainInstitute' },
} as const satisfies Readonly<Record<string, PublicPageRow>>

export type PublicPageName = keyof typeof publicPages

/** The cast is safe: a constant has no other keys than its type. */
export const publicPageNames = Object.keys(publicPages) as readonly PublicPageName[]
