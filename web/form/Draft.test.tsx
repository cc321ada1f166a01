import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ApiError, type User } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { markSessionEnded } from '#web/state/session.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { DateField } from './DateField.tsx'
import { Form } from './Form.tsx'
import { TextField } from './TextField.tsx'

const KEY = 'mk.draft.short'

beforeEach(() => sessionStorage.clear())

const createPage = () =>
  createStores({
    user: { email: 'sara@example.test', category: 'student' } as User,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: 0,
  })

async function open(onSubmit: () => Promise<void>, isDraftForReload = false, stores = createPage()) {
  await loadTexts('en', ['shell'])
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <Form<{ day: string }>
            label="Short"
            rules={{ day: v.string() }}
            draft="short"
            isDraftForReload={isDraftForReload}
            onSubmit={onSubmit}
          >
            {() => (
              <>
                <DateField name="day" label="Day" />
                <button type="submit">Save</button>
              </>
            )}
          </Form>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test.each([
  [false, '{"day":"2010-03-05"}'],
  [true, null],
])(
  'a form closed right after the last key, with a draft for a reload only: %s, leaves %s',
  async (...row) => {
    const [isForReload, draft] = row
    const screen = await open(async () => undefined, isForReload)
    await screen.getByRole('textbox', { name: 'Day' }).fill('05/03/2010')
    await screen.unmount()
    expect(sessionStorage.getItem(KEY)).toBe(draft)
  },
)

test('a form that its own submit closes leaves no draft', async () => {
  const screen = await open(async () => screen.unmount())
  await screen.getByRole('textbox', { name: 'Day' }).fill('05/03/2010')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => screen.container.childElementCount).toBe(0)
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a form that the end of the session closes while it is sent keeps its draft, also one for a reload only', async () => {
  const stores = createPage()
  const screen = await open(
    async () => {
      markSessionEnded(stores.session)
      await screen.unmount()
      throw new ApiError({ status: 401, code: 'session_expired' })
    },
    true,
    stores,
  )
  await screen.getByRole('textbox', { name: 'Day' }).fill('05/03/2010')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => screen.container.childElementCount).toBe(0)
  expect(sessionStorage.getItem(KEY)).toBe('{"day":"2010-03-05"}')
})

test('an untouched form that the end of the session closes leaves no draft', async () => {
  const stores = createPage()
  const screen = await open(async () => undefined, true, stores)
  markSessionEnded(stores.session)
  await screen.unmount()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

/** A form whose second field and first values come later, as on a profile. */
const show = (isWhole: boolean) => (
  <RawIntlProvider value={getIntl('en')}>
    <FluentProvider theme={webLightTheme}>
      <Form<{ day: string; text: string }, { day: string; text: string; more: boolean }>
        label="Short"
        rules={{ day: v.string(), text: v.string() }}
        initial={{ day: '2009-01-01', text: 'saved', more: isWhole }}
        draft="short"
        onSubmit={async () => undefined}
      >
        {() => (
          <>
            <DateField name="day" label="Day" />
            {isWhole && <TextField name="text" label="Text" />}
          </>
        )}
      </Form>
    </FluentProvider>
  </RawIntlProvider>
)

test('a draft reaches a field that is mounted after the form, also when the first values are set again', async () => {
  await loadTexts('en', ['shell'])
  sessionStorage.setItem(KEY, '{"day":"2010-03-05","text":"typed before the reload"}')
  const screen = await render(show(false))
  const read = (name: string) =>
    screen.container.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value
  await expect.poll(() => read('day'), { timeout: 3000 }).toBe('05/03/2010')
  await screen.rerender(show(true))
  await expect.poll(() => read('text'), { timeout: 3000 }).toBe('typed before the reload')
})
