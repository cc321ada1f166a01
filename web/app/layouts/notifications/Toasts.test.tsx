import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { RawIntlProvider } from 'react-intl'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { Toasts } from './Toasts.tsx'

const row: CSSProperties = { display: 'flex', justifyContent: 'space-between', alignItems: 'center' }
const texts = [
  'Saved',
  'The class with Khadija Rahman on Tuesday at 17:00 was moved to Thursday',
  'Something went wrong, please try again\nIf it happens again, quote:\n3f2c6c1e-52a7-4a7e-9d0f-1f9c6f7b1234',
]

/** A page as all are: a head with buttons, a title with the main button beside it, and tools below. */
async function renderToast(text: string, dir: 'ltr' | 'rtl', bannerHeight: number) {
  await loadTexts('en', ['shell'])
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const preferences = { language: 'en' as const, timeZone: 'Africa/Cairo' }
  const stores = createStores({ user: null, institute, preferences, now: 0 })
  await render(
    <FluentProvider theme={webLightTheme} dir={dir}>
      <RawIntlProvider value={getIntl('en')}>
        <StoresContext value={stores}>
          <div dir={dir} style={{ height: bannerHeight }} />
          <header dir={dir} style={{ ...row, height: 72, padding: '0 16px' }}>
            <a href="#main">Institute</a>
            <span>
              <button style={{ height: 44 }}>Bell</button>
              <button style={{ height: 44 }}>Profile</button>
            </span>
          </header>
          <main id="main" dir={dir} style={{ padding: '24px 16px' }}>
            <div style={row}>
              <h1 style={{ margin: 0 }}>Classes</h1>
              <button style={{ height: 44 }}>New class</button>
            </div>
            <input aria-label="Search" style={{ width: '60%', height: 36, marginTop: 16 }} />
          </main>
          <Toasts notifications={[{ id: 1, intent: 'success', text }]} />
        </StoresContext>
      </RawIntlProvider>
    </FluentProvider>,
  )
}

function listCovered(): string[] {
  const toast = document.querySelector('ol li')?.getBoundingClientRect()
  if (!toast?.width) return ['no toast']
  // On a phone the head itself is below the strip
  const root = innerWidth < 640 ? 'main' : ':is(header, main)'
  return [...document.querySelectorAll<HTMLElement>(`${root} :is(a, button, input, h1), dialog button`)]
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      // Words that touch a toast are hard to read
      const room = innerWidth < 640 ? 0 : 4
      return (
        toast.left < right + room &&
        left < toast.right + room &&
        toast.top < bottom + room &&
        top < toast.bottom + room
      )
    })
    .map((element) => element.innerText || element.tagName)
}

for (const width of [360, 768, 1024, 1280])
  for (const dir of ['ltr', 'rtl'] as const)
    test.each(texts)(
      `a toast at ${width} px, ${dir}, covers neither a title nor a control: %s`,
      async (text) => {
        await page.viewport(width, 800)
        await renderToast(text, dir, width === 1280 ? 40 : 0)
        await expect.poll(listCovered).toEqual([])
      },
    )

test('a toast leaves the buttons of a panel that slides in beside the page', async () => {
  await page.viewport(1280, 800)
  await renderToast('Saved', 'ltr', 0)
  await expect.poll(listCovered).toEqual([])
  const panel = document.createElement('dialog')
  panel.style.cssText =
    'position: fixed; inset: 57px 0 0 auto; width: 520px; height: 100vh; margin: 0; z-index: 50'
  panel.innerHTML = '<div style="display: flex; justify-content: space-between; height: 64px">'
  for (const name of ['Next', 'Previous', 'Close'])
    panel.firstElementChild?.append(Object.assign(document.createElement('button'), { textContent: name }))
  document.body.append(panel)
  onTestFinished(() => panel.remove())
  panel.show()
  panel.animate({ transform: ['translateX(520px)', 'none'] }, 200)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.poll(listCovered).toEqual([])
})

test('the id of a request stays in one line on a phone', async () => {
  await page.viewport(360, 800)
  await renderToast(texts.at(-1) ?? '', 'rtl', 0)
  const id = document.querySelector('ol bdi:last-child')
  expect(id?.getClientRects()).toHaveLength(1)
  expect(getComputedStyle(id ?? document.body).direction).toBe('ltr')
  expect(id?.getBoundingClientRect().right).toBeLessThan(360)
})
