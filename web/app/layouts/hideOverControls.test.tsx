import { expect, test } from 'vitest'
import { hideOverControls } from './hideOverControls.ts'

test('a floating link is hidden while it lies over a control', async () => {
  document.body.innerHTML = `<div style="height: 2000px; padding-top: 30px"><button style="width: 200px">Show</button>
    <a href="/chat" style="position: fixed; top: 20px; left: 20px; width: 56px; height: 56px">Chat</a></div>`
  const chat = document.querySelector('a')
  if (!chat) throw new Error('The link is missing')
  const end = hideOverControls(chat)
  await expect.poll(() => chat.style.visibility).toBe('hidden')
  scrollTo(0, 400)
  await expect.poll(() => chat.style.visibility).toBe('')
  end()
})
