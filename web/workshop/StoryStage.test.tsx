import { setupWorker } from 'msw/browser'
import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Tabs } from '#web/ui/Tabs.tsx'
import { openStage } from './openStage.ts'
import { StoryStage } from './StoryStage.tsx'

const worker = setupWorker()

beforeAll(async () => {
  await worker.start({ quiet: true })
  return () => worker.stop()
})

test.each([
  ['en', undefined, 'ltr'],
  ['ar', undefined, 'rtl'],
  ['en', 'rtl', 'rtl'],
  ['ar', 'ltr', 'ltr'],
] as const)('a story in %s with the direction %s is shown %s', async (language, direction, shown) => {
  const stage = await openStage({
    language,
    direction,
    institute: 'huruf',
    parameters: {},
    setHandlers: (handlers) => worker.resetHandlers(...handlers),
  })
  const tabs = (['one', 'two'] as const).map((value) => ({ value, label: value }))
  const screen = await render(
    <StoryStage stage={stage}>
      <Tabs label="Tabs" tabs={tabs} chosen="one" onChoose={() => undefined}>
        Content
      </Tabs>
    </StoryStage>,
  )
  const content = screen.getByRole('tabpanel')
  await expect.element(content).toHaveStyle({ direction: shown })
  expect(document.documentElement.dir).toBe(shown)
})
