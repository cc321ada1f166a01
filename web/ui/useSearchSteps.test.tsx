import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createMemoryEntries } from '#web/navigation/historyEntries.ts'
import { createNavigator } from '#web/navigation/navigator.ts'
import { NavigatorRouter } from '#web/navigation/NavigatorRouter.tsx'
import { useSearchSteps } from './useSearchSteps.ts'

function Page() {
  const [search, step] = useSearchSteps()
  const { key } = useLocation()
  const add = (name: string) => () =>
    step(
      (known) => {
        known.set(name, '1')
        return known
      },
      { replace: true },
    )
  return (
    <>
      <button type="button" onClick={add('view')}>
        View
      </button>
      <button type="button" onClick={add('learner')}>
        Learner
      </button>
      <output data-key={key}>{search.toString()}</output>
    </>
  )
}

test('two changes that are made before the URL is updated are both applied', async () => {
  const waiting: (() => void)[] = []
  const load = () => new Promise<undefined>((resolve) => void waiting.push(() => resolve(undefined)))
  const go = () => waiting.splice(0).forEach((arrive) => arrive())
  const screen = await render(
    <NavigatorRouter navigator={createNavigator(createMemoryEntries(), load)}>
      <Page />
    </NavigatorRouter>,
  )
  await screen.getByRole('button', { name: 'View' }).click()
  await screen.getByRole('button', { name: 'Learner' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  go()
  await expect.element(screen.getByRole('status')).toHaveTextContent('view=1&learner=1')
})
