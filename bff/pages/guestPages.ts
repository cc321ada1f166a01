import { setTimeout } from 'node:timers/promises'
import { createNonceTemplate, type NonceTemplate } from '#bff/pages/nonceTemplate.ts'

/** A guest's page, rendered once for many. */
export interface GuestPage {
  readonly status: number
  readonly location: string | undefined
  readonly template: NonceTemplate
}

/** A page as it was rendered for the cache. */
export interface RenderedGuestPage {
  readonly status: number
  readonly location?: string | undefined
  readonly html: string
  /** Some of its data did not arrive in time */
  readonly isPartial: boolean
  /** Seconds that others may be shown its data, as the API says; Infinity when it sets no limit */
  readonly shareableFor: number
  /** The nonce and the form token that it was rendered with */
  readonly markers: readonly [nonce: string, token: string]
}

interface Entry extends GuestPage {
  /** Milliseconds since the epoch */
  readonly freshUntil: number
  /** Milliseconds since the epoch; until then the page is shown while it is rendered again */
  readonly staleUntil: number
  /** False when it shows data that belong to one visitor */
  readonly isShareable: boolean
}

/** Milliseconds: a page is fresh for five seconds and shown for another minute while it is rendered again. */
const freshFor = 5000
const staleFor = 60_000
/** A page that lacks data is soon rendered again. */
const partialFor = 500
const maxBytes = 33_554_432

/** Milliseconds: rendering takes the event loop for a time in which the old page can be written. */
const revalidationDelay = 50

type Render = () => Promise<RenderedGuestPage>

export type GuestPages = ReturnType<typeof createGuestPages>

/**
 * Creates the cache of guests' pages: one render at a time for each key, shared by all who ask for it.
 * @param now milliseconds since the epoch
 * See docs/decisions.md#guest-pages.
 */
export function createGuestPages(now: () => number = Date.now) {
  const entries = new Map<string, Entry>()
  const inFlight = new Map<string, Promise<Entry>>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.template.size ?? 0
    entries.delete(key)
  }

  function store(key: string, entry: Entry): void {
    remove(key)
    entries.set(key, entry)
    bytes += entry.template.size
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  function renderOnce(key: string, render: Render): Promise<Entry> {
    const known = inFlight.get(key)
    if (known) return known
    const rendering = render().then((page) => {
      const entry = buildEntry(page, now())
      // A page whose entry was invalidated during the render may show outdated data
      if (inFlight.get(key) === rendering && entry.status < 500) {
        if (entry.isShareable) store(key, entry)
        else remove(key)
      }
      return entry
    })
    inFlight.set(key, rendering)
    const settle = () => inFlight.get(key) === rendering && inFlight.delete(key)
    rendering.then(settle, settle)
    return rendering
  }

  async function renderShared(key: string, render: Render): Promise<GuestPage> {
    const known = inFlight.get(key)
    const page = await renderOnce(key, render)
    return known && !page.isShareable ? buildEntry(await render(), now()) : page
  }

  return {
    /**
     * Answers from memory, or renders; callers of one key share a render, unless its data may not be shared.
     * Rejects as `render` does.
     */
    async read(key: string, render: Render): Promise<GuestPage> {
      const entry = entries.get(key)
      if (!entry || now() > entry.staleUntil) return renderShared(key, render)
      // A render that is refused or fails leaves the old page in place
      if (now() > entry.freshUntil) renderOnce(key, () => renderLater(render)).catch(() => undefined)
      return entry
    },
    /** Removes the pages whose key begins with a prefix. */
    invalidate(prefix: string): void {
      for (const key of entries.keys()) if (key.startsWith(prefix)) remove(key)
      for (const key of inFlight.keys()) if (key.startsWith(prefix)) inFlight.delete(key)
    },
  }
}

/** @param now milliseconds since the epoch */
function buildEntry(
  { html, markers, isPartial, shareableFor, ...page }: RenderedGuestPage,
  now: number,
): Entry {
  const longest = Math.min(isPartial ? partialFor : Infinity, shareableFor * 1000)
  return {
    status: page.status,
    location: page.location,
    template: createNonceTemplate(html, markers),
    freshUntil: now + Math.min(freshFor, longest),
    staleUntil: now + Math.min(freshFor + staleFor, longest),
    isShareable: shareableFor > 0,
  }
}

async function renderLater(render: Render): Promise<RenderedGuestPage> {
  await setTimeout(revalidationDelay)
  return render()
}
