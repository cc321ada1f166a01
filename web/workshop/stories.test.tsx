import axe from 'axe-core'
import { setupWorker } from 'msw/browser'
import { afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Language } from '#sdk/language.ts'
import { waitUntilGone } from './interact.ts'
import { openStage } from './openStage.ts'
import type { Meta, Story } from './story.ts'
import { StoryStage } from './StoryStage.tsx'

declare module 'vitest' {
  interface ProvidedContext {
    looks: string
  }
}

type StoryFile = { default: Meta } & Record<string, Story>

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })
const worker = setupWorker()
/** A story stands alone: it is no page, has no landmarks and no heading of level 1. */
const options: axe.RunOptions = {
  rules: { region: { enabled: false }, 'heading-order': { enabled: false } },
  // Of violations, the only ones that are read, and without selectors: takes half the time
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
}

beforeAll(async () => {
  // The mock world follows the clock: at another hour, its next class may have begun and have other parts
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T17:00:00Z') })
  removeTransitions()
  await worker.start({ quiet: true })
  // Not awaited: it would wait for the calls of stories that stay loading
  return () => {
    vi.useRealTimers()
    void worker.stop()
  }
})
afterEach(() => vi.restoreAllMocks())

/** Without transitions: a button that is enabled again has too little contrast on the way. */
function removeTransitions() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Waits for animations that end: a panel that fades in has too little contrast on the way. Not for timers, which close
 * what is looked at, and which a pointer over it stops.
 */
function finishAnimations() {
  const ending = document.getAnimations().filter(({ effect }) => {
    const isTimer = effect instanceof KeyframeEffect && effect.target?.matches('[data-timer], [data-clock]')
    return !isTimer && effect?.getComputedTiming().iterations !== Infinity
  })
  return Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Removes what the story before has stored, such as a draft: it would begin the next one. */
function clearStorage(storage: Storage) {
  for (const key of Object.keys(storage)) if (key.startsWith('mk.')) storage.removeItem(key)
}

/** Whether an error says more than that a rule is for Firefox, which Griffel tells every other browser. */
function isFault([text]: readonly unknown[]): boolean {
  return !(typeof text === 'string' && /^There was a problem inserting.*::-moz-/.test(text))
}

const all = Object.entries(files).flatMap(([path, { default: meta, ...stories }]) =>
  Object.entries(stories).map(([name, story]) => ({ path, meta, name, story })),
)

/** The stories of a language: in the full run all of them, otherwise every second one. */
function listStories(language: Language): typeof all {
  const first = language === 'en' ? 0 : 1
  return inject('looks') === 'all' ? all : all.filter((_, index) => index % 2 === first)
}

describe.each(['en', 'ar'] as const)('stories in %s', (language) => {
  for (const { path, meta, name, story } of listStories(language)) {
    test(`${path.slice(3, -12)} ${name} renders without errors and is accessible`, async () => {
      clearStorage(sessionStorage)
      clearStorage(localStorage)
      const errors = vi.spyOn(console, 'error')
      const warnings = vi.spyOn(console, 'warn')
      const stage = await openStage({
        language,
        institute: 'huruf',
        parameters: { ...meta.parameters, ...story.parameters },
        setHandlers: (handlers) => worker.resetHandlers(...handlers),
      })
      const Content = story.render
      const screen = await render(
        <StoryStage stage={stage}>
          <Content />
        </StoryStage>,
      )
      await expect.poll(() => screen.container.querySelector('.fui-FluentProvider')).not.toBeNull()
      await waitUntilGone(screen.container, '[data-story-loading]')
      await story.play?.({ canvasElement: screen.container })
      await finishAnimations()
      // Content is dimmed while other content loads
      const content = { include: screen.container, exclude: '[aria-busy=true]' }
      const { violations } = await axe.run(content, options)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      expect(errors.mock.calls.filter(isFault)).toEqual([])
      expect(warnings.mock.calls).toEqual([])
    })
  }
})
