/** What a page tells the service worker. */
export type WorkerMessage =
  /** Who is signed in; null for guests and for staff, whose lists are never kept on a device */
  | { type: 'person'; person: string | null }
  /** The first page of a visit was loaded before the worker: its address and its scripts */
  | { type: 'page'; url: string; assets: readonly string[] }
