import { FluentProvider } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { App } from '#web/app/App.tsx'
import { createRenderer } from '#web/theme/renderer.ts'
import { getThemeVariables } from '#web/theme/theme.ts'
import type { Stage } from './openStage.ts'

const renderer = createRenderer(document, undefined)
const noData = {}

/** Renders a story inside the providers of the web app. */
export function StoryStage({ stage, children }: { stage: Stage; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children }], { initialEntries: [stage.path] }),
  )
  return (
    <App
      renderer={renderer}
      stores={stage.stores}
      clients={stage.clients}
      data={noData}
      getTheme={getThemeVariables}
    >
      {/* The app's direction is its language's; the tool for the direction may differ from it */}
      <FluentProvider dir={stage.direction}>
        <RouterProvider router={router} />
      </FluentProvider>
    </App>
  )
}
