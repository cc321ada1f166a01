import { Component, type ReactNode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createLazy } from './createLazy.ts'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isFailed: false }
  static getDerivedStateFromError() {
    return { isFailed: true }
  }
  override render() {
    return this.state.isFailed ? <p>failed</p> : <Suspense fallback="loading">{this.props.children}</Suspense>
  }
}

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('a part whose code did not arrive is loaded again when it is shown again', async () => {
  const load = vi
    .fn<() => Promise<{ Greeting: typeof Greeting }>>()
    .mockRejectedValueOnce(new TypeError('the connection failed'))
    .mockResolvedValue({ Greeting })
  const Part = createLazy(load, 'Greeting')
  const shown = (
    <Boundary>
      <Part name="Nour" />
    </Boundary>
  )
  const first = await render(shown)
  await expect.element(first.getByText('failed')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
  await first.unmount()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 2000)
  const second = await render(shown)
  await expect.element(second.getByText('Hello Nour')).toBeInTheDocument()
  await second.unmount()
  vi.restoreAllMocks()
  const third = await render(shown)
  await expect.element(third.getByText('Hello Nour')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})
