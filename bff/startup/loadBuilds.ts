import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets, PageRenderer } from '#bff/pages/renderer.ts'
import type { MockUpstream } from '#bff/upstream/upstream.ts'

/** Exports of the build of the web app's server side. */
export interface PagesModule {
  readonly createPages: (assets: PageAssets) => PageRenderer
}

/** Exports of the build of the mock API. Its files get relative URLs, so that they work on every tenant's host. */
export interface MocksModule {
  readonly createMockUpstream: (options?: { origin?: string }) => MockUpstream
  /** Lists institutes and demo accounts for the terminal. */
  readonly describeDemo: (port: number) => string
}

/**
 * Loads the web app's server side from a build.
 * See docs/decisions.md#mock-urls-relative.
 * @param dist folder of all bundles
 * @throws when the build is not there
 */
export async function loadPages(dist: string): Promise<PageRenderer> {
  const manifest: unknown = JSON.parse(readFileSync(join(dist, 'web/.vite/manifest.json'), 'utf8'))
  const { createPages } = await load<PagesModule>(join(dist, 'server/entry.js'))
  return createPages({ manifest: toManifest(manifest) })
}

/**
 * Loads the mock API from its own build; a production installation works without it.
 * @throws when the build is not there
 */
export async function loadMocks(dist: string): Promise<MocksModule> {
  const path = join(dist, 'mocks/upstream.js')
  if (!existsSync(path)) throw new Error('UPSTREAM needs the mock API, which this installation does not have')
  return load<MocksModule>(path)
}

/** Guaranteed by tests/types/contract.ts, which compares each module's exports with its interface. */
async function load<Module>(path: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Module
}

/** Guaranteed by Vite, which writes the file. */
function toManifest(value: unknown): PageAssets['manifest'] {
  return value as PageAssets['manifest']
}
