import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useActionBar } from './useActionBar.ts'

function Bar({ isSticky }: { isSticky: boolean }) {
  const style = { height: '40px', ...(isSticky ? ({ position: 'sticky', bottom: '12px' } as const) : {}) }
  return <div ref={useActionBar()} style={style} />
}

const readOffset = () => document.documentElement.style.getPropertyValue('--actionBar')

test('a bar that sticks to the bottom says how far it reaches, until it is gone', async () => {
  const screen = await render(<Bar isSticky />)
  await expect.poll(readOffset).toBe('52px')
  await screen.unmount()
  expect(readOffset()).toBe('')
})

test('a bar elsewhere has no effect', async () => {
  await render(<Bar isSticky={false} />)
  await expect.poll(readOffset).toBe('0px')
})
