import type { ComponentType } from 'react'
import { generatePath, matchPath } from 'react-router-dom'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { getLandingPath } from '#web/domain/session/landingPath.ts'
import type { Stores } from '#web/state/stores.ts'
import { getTextAreas, hasDashboardLayout, matchRoute, toGuardContext } from './matchRoute.ts'
import type { GuardContext } from './guards.ts'
import { aliases, type Route } from './routes.ts'
import { CHUNK_TIMEOUT_MS, withTimeout } from './withTimeout.ts'

/** Sources of what a page needs before it is shown. */
export interface PageSources {
  stores: Stores
  loadTexts(areas: readonly string[]): Promise<unknown>
}

/** A chunk that was loaded, or that throws its load error when it is rendered. */
interface LoadedPart {
  Component?: ComponentType
  isFailed?: boolean
}

/** Parts outside the route table that are loaded when a page needs them first. */
export type LatePart = 'dashboard' | 'notFound'

const loadPart: Readonly<Record<LatePart, () => Promise<ComponentType>>> = {
  dashboard: async () => (await import('../layouts/DashboardLayout.tsx')).DashboardLayout,
  notFound: async () => (await import('./NotFound.tsx')).NotFound,
}

type Part = [Route | LatePart, () => Promise<ComponentType>]

const parts = new Map<Route | LatePart, LoadedPart>()
const listeners = new Set<() => void>()

function setPart(part: Route | LatePart, loaded: LoadedPart) {
  parts.set(part, loaded)
  for (const listener of listeners) listener()
}

/** Calls back when a page or part was loaded. @returns a function that stops it */
export function subscribeToParts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns a loaded page or part, or the skeleton of one that `preparePage` has not loaded yet. */
export function getLoaded(part: Route | LatePart): ComponentType {
  return parts.get(part)?.Component ?? PageSkeleton
}

/**
 * Asks the guard of a page and loads its chunk, its texts and its layout. A chunk that fails throws when the page is
 * rendered, which shows the error page; the next navigation tries again.
 * @returns the path to go to in place of the page, at once; or when everything is loaded, undefined
 */
export function preparePage(
  { pathname }: { pathname: string },
  sources: PageSources,
): Promise<undefined> | string | undefined {
  const forward = findForward(pathname, sources.stores)
  if (forward !== undefined) return forward
  const route = matchRoute(pathname)
  const context = toGuardContext(sources.stores)
  const decision = route?.who(context)
  if (typeof decision === 'string' && decision !== 'sign-in') return decision
  const areas = getTextAreas(route, context.user, decision)
  // Its page is loaded once the visitor has signed in; the title is shown before
  if (decision === 'sign-in') return sources.loadTexts(areas).then(() => undefined)
  const needed = [...listParts(pathname, route, context.user)].filter(([part]) => !isLoaded(part))
  if (needed.length === 0) return undefined
  const loading = needed.map(([part, load]) =>
    loadInto(part, Promise.all([load(), sources.loadTexts(areas)])),
  )
  return Promise.all(loading).then(() => undefined)
}

function isLoaded(part: Route | LatePart): boolean {
  const known = parts.get(part)
  return known !== undefined && !known.isFailed
}

function listParts(pathname: string, route: Route | undefined, user: GuardContext['user']): Part[] {
  if (!route && findAlias(pathname)) return []
  const page: Part = route ? [route, () => route.page.load()] : ['notFound', loadPart.notFound]
  return hasDashboardLayout(route, user) ? [['dashboard', loadPart.dashboard], page] : [page]
}

async function loadInto(part: Route | LatePart, loading: Promise<[ComponentType, unknown]>): Promise<void> {
  try {
    const [Component] = await withTimeout(loading, CHUNK_TIMEOUT_MS)
    setPart(part, { Component })
  } catch (error) {
    const Component = () => {
      throw error
    }
    setPart(part, { Component, isFailed: true })
  }
}

/** Finds the alias that a pathname is. */
export function findAlias(pathname: string): (typeof aliases)[number] | undefined {
  return aliases.find(({ path }) => matchPath({ path, caseSensitive: false }, pathname))
}

/** Where an alias leads; guests who ask for their own pages are asked to sign in instead. */
function findForward(pathname: string, { session: { user } }: Stores): string | undefined {
  const alias = findAlias(pathname)
  if (!alias) return undefined
  const { path, to } = alias
  if (to !== 'landing') return generatePath(to, matchPath({ path, caseSensitive: false }, pathname)?.params)
  return user ? getLandingPath(user) : undefined
}
