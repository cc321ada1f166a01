import type { ComponentType } from 'react'
import { type RouteObject, generatePath, redirect } from 'react-router-dom'
import { getLandingPath } from '#web/domain/session/landingPath.ts'
import type { Stores } from '#web/state/stores.ts'
import { PublicLayout } from '../layouts/PublicLayout.tsx'
import { Shell } from '../layouts/Shell.tsx'
import { ZoomLayout } from '../layouts/ZoomLayout.tsx'
import { Guarded } from './Guarded.tsx'
import { admitMembers } from './guards.ts'
import { isDashboard, getTextAreas, toGuardContext } from './matchRoute.ts'
import { RouteError } from './RouteError.tsx'
import { type Route, aliases, routes } from './routes.ts'
import { CHUNK_TIMEOUT_MS, withTimeout } from './withTimeout.ts'

/** Dependencies of routes: the user's stores, and a loader for texts. */
export interface RouteSources {
  /** @param context the request context on the server; undefined in the browser */
  getStores(context: unknown): Stores
  loadTexts(areas: readonly string[]): Promise<unknown>
}

/** Builds the router's routes from the route table; their loaders run the guards. */
export function createRoutes(sources: RouteSources): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        {
          Component: PublicLayout,
          children: [
            ...aliases.map((alias) => createForward(alias, sources)),
            ...routes
              .filter((route) => !isDashboard(route) && !route.layout)
              .map((route) => toRoute(route, sources)),
            {
              path: '*',
              handle: notFound,
              ErrorBoundary: RouteError,
              lazy: loadLazily(async () => (await import('./NotFound.tsx')).NotFound),
            },
          ],
        },
        {
          Component: ZoomLayout,
          children: routes.filter(({ layout }) => layout === 'zoom').map((route) => toRoute(route, sources)),
        },
        {
          ErrorBoundary: RouteError,
          lazy: loadLazily(async () => (await import('../layouts/DashboardLayout.tsx')).DashboardLayout),
          children: routes.filter(isDashboard).map((route) => toRoute(route, sources)),
        },
      ],
    },
  ]
}

const notFound = { title: 'notFound.title' } as const

function toRoute(route: Route, { getStores, loadTexts }: RouteSources): RouteObject {
  return {
    path: route.path,
    handle: route,
    ErrorBoundary: RouteError,
    loader: ({ context }) => {
      const decision = route.who(toGuardContext(getStores(context)))
      return typeof decision === 'string' && decision !== 'sign-in' ? redirect(decision) : null
    },
    lazy: loadLazily(async () => {
      const [Page] = await Promise.all([route.page.load(), loadTexts(getTextAreas(route))])
      return () => (
        <Guarded who={route.who}>
          <Page />
        </Guarded>
      )
    }),
  }
}

/**
 * Loads a route's component. Load errors are rethrown while rendering, because React Router shows nothing for a
 * rejected `lazy`.
 */
function loadLazily(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await withTimeout(load(), CHUNK_TIMEOUT_MS).catch(throwOnRender) })
}

function throwOnRender(error: unknown): ComponentType {
  return () => {
    throw error
  }
}

function createForward({ path, to }: (typeof aliases)[number], { getStores }: RouteSources): RouteObject {
  return {
    path,
    handle: { title: 'shell.login' },
    Component: () => <Guarded who={admitMembers}>{null}</Guarded>,
    loader: ({ params, context }) => {
      const { user } = getStores(context).session
      if (to !== 'landing') return redirect(generatePath(to, params))
      return user ? redirect(getLandingPath(user)) : null
    },
  }
}
