import { expect, test } from '../../browse.ts'
import { chooseRun } from '../../chooseRun.ts'
import { openHeld } from '../../heldPage.ts'

// A dialog takes the focus for a moment, which ends a composition in time
for (const path of ['/operatorlogin', '/institute-login'])
  test(
    `letters that are composed on ${path} while the app starts stand there once`,
    chooseRun(path === '/institute-login'),
    async ({ page }) => {
      const start = await openHeld(page, path)
      const name = page.locator('input[name=username]')
      await name.click()
      await page.keyboard.type('x')
      const cdp = await page.context().newCDPSession(page)
      const setText = (text: string) =>
        cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await setText('na')
      await start()
      await expect(page.locator('button[type=submit]').last()).toBeEnabled()
      await setText('nad')
      await cdp.send('Input.insertText', { text: 'nadia' })
      await expect(name).toHaveValue('xnadia')
      await page.keyboard.type('@')
      await expect(name).toHaveValue('xnadia@')
    },
  )
