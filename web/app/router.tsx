import { type RouteObject, generatePath, redirect } from 'react-router-dom'
import { loadTexts } from '#web/i18n/catalog.ts'
import type { Stores } from '#web/state/stores.ts'
import { RouteError } from './RouteError.tsx'
import { landingOf } from '#web/domain/session/landing.ts'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { ZoomLayout } from './layouts/ZoomLayout.tsx'
import { Shell } from './layouts/Shell.tsx'
import { NotFound } from './NotFound.tsx'
import { Guarded } from './Guarded.tsx'
import { members } from './guards.ts'
import { CHUNK_TIMEOUT_MS, inTime } from './inTime.ts'
import { isDashboard, textsOf, visitOf } from './find.ts'
import { type Address, aliases, routes } from './routes.ts'

/** The table of addresses as the router's own tree, with guards that read these stores. */
export function createRoutes(stores: Stores): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        ...aliases.map((alias) => forward(alias, stores)),
        {
          Component: PublicLayout,
          children: [
            ...routes
              .filter((address) => !isDashboard(address) && !address.layout)
              .map((address) => toRoute(address, stores)),
            { path: '*', Component: NotFound, handle: notFound },
          ],
        },
        {
          Component: ZoomLayout,
          children: routes
            .filter(({ layout }) => layout === 'zoom')
            .map((address) => toRoute(address, stores)),
        },
        {
          lazy: async () => ({
            Component: (await import('./layouts/DashboardLayout.tsx')).DashboardLayout,
          }),
          children: routes.filter(isDashboard).map((address) => toRoute(address, stores)),
        },
      ],
    },
  ]
}

const notFound = { title: 'notFound.title' } as const

function toRoute(address: Address, stores: Stores): RouteObject {
  return {
    path: address.path,
    handle: address,
    ErrorBoundary: RouteError,
    loader: () => {
      const answer = address.who(visitOf(stores))
      return typeof answer === 'string' && answer !== 'sign-in' ? redirect(answer) : null
    },
    lazy: async () => {
      const parts = Promise.all([
        address.page.load(),
        loadTexts(stores.preferences.language, textsOf(address)),
      ])
      const [Page] = await inTime(parts, CHUNK_TIMEOUT_MS)
      return {
        Component: () => (
          <Guarded who={address.who}>
            <Page />
          </Guarded>
        ),
      }
    },
  }
}

function forward({ path, to }: (typeof aliases)[number], stores: Stores): RouteObject {
  return {
    path,
    Component: () => <Guarded who={members}>{null}</Guarded>,
    loader: ({ params }) => {
      const { user } = stores.session
      if (to !== 'landing') return redirect(generatePath(to, params))
      return user ? redirect(landingOf(user)) : null
    },
  }
}
