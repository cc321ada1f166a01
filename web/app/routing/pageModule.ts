import type { ComponentType } from 'react'

/** A lazily loaded page. */
export interface PageModule {
  /** Source path below `web/`, which names the chunk in the build's manifest */
  file: string
  /** Further sources to preload with it */
  also?: readonly string[]
  /** Text areas that the page needs in addition to the shell's */
  texts: readonly string[]
  load: () => Promise<ComponentType>
  /** A public page that does nothing without script */
  needsScript?: true
}
