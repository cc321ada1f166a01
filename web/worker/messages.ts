import type { Language } from '#sdk/language.ts'

/** A message of a page to the service worker. */
export type WorkerMessage =
  /**
   * Who is signed in, and whether the session outlives the browser; null for guests and for staff, whose lists are never
   * kept on a device
   */
  | { type: 'person'; person: string | null; isRemembered: boolean }
  /** A page that the worker did not load: the first one of a visit, or one reached by links; with its scripts */
  | { type: 'page'; url: string; assets: readonly string[] }
  /** The app was installed: it opens with the start page, which the visitor may not have seen */
  | { type: 'start' }
  /** The page is idle: the lazy parts of the shell may be fetched, with their texts in this language */
  | { type: 'parts'; language: Language }
