import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
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
  const createLoader = () => new Promise<null>((resolve) => void waiting.push(() => resolve(null)))
  const go = () => waiting.splice(0).forEach((arrive) => arrive())
  const router = createMemoryRouter([
    { path: '/', loader: createLoader, element: <Page />, HydrateFallback: () => null },
  ])
  const screen = await render(<RouterProvider router={router} />)
  go()
  await screen.getByRole('button', { name: 'View' }).click()
  await screen.getByRole('button', { name: 'Learner' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  go()
  await expect.element(screen.getByRole('status')).toHaveTextContent('view=1&learner=1')
})
