import type { ReactNode } from 'react'
import { setupWorker } from 'msw/browser'
import type { Language } from '#sdk/language.ts'
import { type Direction, hosts, openStage, type Stage, type StageSettings } from './openStage.ts'
import { StoryStage } from './StoryStage.tsx'
import type { StoryParameters } from './story.ts'

interface StoryContext {
  id: string
  globals: {
    language: Language
    direction: Direction | typeof FOLLOWING
    institute: StageSettings['institute']
  }
  parameters: StoryParameters
  loaded: { stage: Stage }
}

/** The direction that follows the language */
const FOLLOWING = 'auto'
const worker = setupWorker()
const started = worker.start({ quiet: true })
let opened = 0

/** Storybook's preview: tools, and the stage around each story. */
export const preview = {
  initialGlobals: { language: 'en', direction: FOLLOWING, institute: 'huruf' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: FOLLOWING, title: 'As in the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    institute: {
      description: 'Institute',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(hosts).map(([value, title]) => ({ value, title })),
      },
    },
  },
  parameters: {
    controls: { disable: true },
    viewport: {
      options: Object.fromEntries(
        [320, 360, 768, 1280].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
  },
  loaders: [
    async ({ globals, parameters }: StoryContext) => {
      await started
      opened += 1
      const stage = await openStage({
        language: globals.language,
        direction: globals.direction === FOLLOWING ? undefined : globals.direction,
        institute: globals.institute,
        parameters,
        setHandlers: (handlers) => worker.resetHandlers(...handlers),
      })
      return { stage, opened }
    },
  ],
  decorators: [
    (Story: () => ReactNode, { id, loaded }: StoryContext) => (
      <StoryStage key={`${id} ${opened}`} stage={loaded.stage}>
        <Story />
      </StoryStage>
    ),
  ],
}
