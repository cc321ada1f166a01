import { routes } from '../../web/app/routing/routes.ts'

const operator = {
  user: { category: 'operator', user_type: 'operator' },
  institute: { isMainHost: true, institute: { id: 1 } },
} as const

const dashboard = '/dashboard/'

/** Paths below `/dashboard/` of every list of staff: the routes whose page is made of a declared list. */
export const staffLists: readonly string[] = [
  ...routes
    .filter(
      ({ page, who }) => page.also?.includes('resource/createResourcePage.tsx') && who(operator) === true,
    )
    .map(({ path }) => path.slice(dashboard.length)),
  // A page that shows a list with a parameter
  'classes/student/1300',
]
