import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useNamedPart } from './useNamedPart.ts'

function Part() {
  useNamedPart('hours')
  return (
    <h2 id="hours" tabIndex={-1}>
      Hours
    </h2>
  )
}

const show = (hash: string, before: ReactNode = null) =>
  render(
    <MemoryRouter initialEntries={[`/Profile${hash}`]}>
      {before}
      <Part />
    </MemoryRouter>,
  )

test('the part that the URL names has the focus', async () => {
  await show('#hours')
  expect(document.activeElement?.id).toBe('hours')
})

test('a part that is not named has no focus', async () => {
  await show('#dates')
  expect(document.activeElement?.id).not.toBe('hours')
})

test('a visitor who types already keeps the focus', async () => {
  await show('#hours', <input ref={(field) => field?.focus()} />)
  expect(document.activeElement?.tagName).toBe('INPUT')
})
