import type { InitialState } from '#web/state/stores.ts'

/** Data that the server embeds in the page, so that the browser does not fetch it again. */
export interface InitialData extends InitialState {
  /** API answers by serialized key */
  data: Record<string, unknown>
  /** Keys of queries whose record does not exist; absent without one */
  missing?: readonly string[]
  /** The URL has `?lang=`, which holds for this visit and is not stored */
  isLanguagePinned: boolean
}

declare global {
  interface Window {
    initialData: InitialData
    /** Loads the stylesheet of a build; rejects when it did not arrive */
    loadStyles?: () => Promise<unknown>
  }
}
