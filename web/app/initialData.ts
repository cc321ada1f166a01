import type { InitialState } from '#web/state/stores.ts'

/** What the server hands to the page, so that the browser asks for nothing twice. */
export interface InitialData extends InitialState {
  /** Answers by serialized key */
  data: Record<string, unknown>
  /** Router state of the rendered page */
  hydration: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
  /** `?lang=` rules this visit only (ruling 30) */
  isLanguagePinned: boolean
}

declare global {
  interface Window {
    boot?: InitialData
  }
}
