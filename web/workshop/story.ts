import type { HttpHandler } from 'msw'
import type { ReactNode } from 'react'
import type { DemoPerson } from '#mocks/msw.ts'

/** The environment of a story. */
export interface StoryParameters {
  /** Demo account that the page is signed in with */
  signedInAs?: DemoPerson
  /** Overrides of the mock API, made with `mock` */
  handlers?: readonly HttpHandler[]
  /** Path and search of the page */
  path?: string
}

/** Latency of a call that a story never gets a response to, in milliseconds: the longest that timers can wait */
export const FOREVER = 2_147_483_647

/** The default export of a stories file, in Storybook's Component Story Format. */
export interface Meta {
  component: unknown
  /** Parts that are shown as parts of the component only */
  subcomponents?: Readonly<Record<string, unknown>>
  parameters?: StoryParameters
}

/** One state of a component. Storybook renders it, and `stories.test.tsx` does in both languages. */
export interface Story {
  render: () => ReactNode
  parameters?: StoryParameters
  /** An interaction; rejects where the expected does not happen */
  play?: (context: { canvasElement: HTMLElement }) => Promise<void> | void
}
