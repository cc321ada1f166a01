import type { ComponentType } from 'react'

/** A page that loads with its address. */
export interface PageModule {
  /** Source below `web/`, by which the build's manifest names the chunk */
  file: string
  /** Other sources that load beside it */
  also?: readonly string[]
  /** Areas of texts that the page needs beside the shell's */
  texts: readonly string[]
  load: () => Promise<ComponentType>
}
