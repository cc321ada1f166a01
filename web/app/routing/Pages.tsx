import { createElement, useSyncExternalStore } from 'react'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { useSession } from '#web/state/stores.ts'
import { PublicLayout } from '../layouts/PublicLayout.tsx'
import { Shell } from '../layouts/Shell.tsx'
import { ZoomLayout } from '../layouts/ZoomLayout.tsx'
import { Guarded } from './Guarded.tsx'
import { admitMembers } from './guards.ts'
import { isDashboard } from './matchRoute.ts'
import { getLoaded, type LatePart, subscribeToParts } from './preparePage.ts'
import { RouteErrors } from './RouteError.tsx'
import { type Route, aliases, routes } from './routes.ts'

/** The page of the current location in its layout, from the route table. */
export function Pages() {
  return useRoutes(routeObjects)
}

function Page({ route }: { route: Route }) {
  return (
    <Guarded who={route.who}>
      <Late part={route} />
    </Guarded>
  )
}

/** A layout or page that is not part of the first script; one that a guard let in late is loaded while it is shown. */
function Late({ part }: { part: Route | LatePart }) {
  const read = () => getLoaded(part)
  return createElement(useSyncExternalStore(subscribeToParts, read, read))
}

/** The layout of public pages; kids have one layout for all pages. */
function Public() {
  const { user } = useSession()
  return user?.category === 'kids' ? <LateDashboard /> : <PublicLayout />
}

/** The layout of signed-in people's own pages; guests are asked to sign in there. */
function Dashboard() {
  const { user } = useSession()
  return user ? <LateDashboard /> : <PublicLayout />
}

function LateDashboard() {
  return (
    <RouteErrors>
      <Late part="dashboard" />
    </RouteErrors>
  )
}

function toObject(route: Route): RouteObject {
  return {
    path: route.path,
    element: (
      <RouteErrors>
        <Page key={route.path} route={route} />
      </RouteErrors>
    ),
  }
}

const isOfLayout = (layout: Route['layout']) => (route: Route) =>
  route.layout === layout && !isDashboard(route)

const routeObjects: RouteObject[] = [
  {
    element: (
      <RouteErrors>
        <Shell />
      </RouteErrors>
    ),
    children: [
      {
        element: <Public />,
        children: [
          ...aliases.map(({ path }) => ({ path, element: <Guarded who={admitMembers}>{null}</Guarded> })),
          ...routes.filter(isOfLayout(undefined)).map(toObject),
          {
            path: '*',
            element: (
              <RouteErrors>
                <Late part="notFound" />
              </RouteErrors>
            ),
          },
        ],
      },
      { element: <ZoomLayout />, children: routes.filter(isOfLayout('zoom')).map(toObject) },
      { element: <Dashboard />, children: routes.filter(isDashboard).map(toObject) },
    ],
  },
]
