import { FluentProvider } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { App } from '#web/app/App.tsx'
import { createMemoryEntries } from '#web/navigation/historyEntries.ts'
import { createNavigator } from '#web/navigation/navigator.ts'
import { NavigatorRouter } from '#web/navigation/NavigatorRouter.tsx'
import { createRenderer } from '#web/theme/renderer.ts'
import { getThemeVariables } from '#web/theme/theme.ts'
import type { Stage } from './openStage.ts'

const renderer = createRenderer(document, undefined)
const noData = {}

/** Renders a story inside the providers of the web app. */
export function StoryStage({ stage, children }: { stage: Stage; children: ReactNode }) {
  const [navigator] = useState(() => createNavigator(createMemoryEntries(stage.path), () => undefined))
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
        <NavigatorRouter navigator={navigator}>{children}</NavigatorRouter>
      </FluentProvider>
    </App>
  )
}
