import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { Form } from 'react-final-form'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { FieldControl } from './FieldControl.tsx'
import { price } from './fields.ts'

const madeAt = Date.parse('2026-11-23T15:50:00Z')
const { control } = price(0, 100_000)

test.each([
  ['en', 'USD', 'Price (USD)'],
  ['ar', 'EGP', 'Price (ج.م.)'],
] as const)('in %s, the label of an amount names the currency %s', async (language, currency, name) => {
  await loadTexts(language, ['shell', 'resource', 'form'])
  const preferences = { language, timeZone: 'UTC' }
  const institute = {
    ...emptyConfigs,
    institute: { id: 1, is_new_group_class_flow_enabled: false, currency },
    isMainHost: true,
    social: {},
    scripts: [],
  }
  const screen = await render(
    <RawIntlProvider value={getIntl(language)}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={createStores({ user: null, institute, preferences, now: madeAt })}>
          <ViewerContext value={{ ...preferences, clock: { madeAt, offset: 0, respondedAt: madeAt } }}>
            <Form onSubmit={() => undefined}>
              {() => (
                <FieldControl control={control} name="price" label="Price" texts="groupClasses" isRequired />
              )}
            </Form>
          </ViewerContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await expect.element(screen.getByRole('textbox', { name })).toBeVisible()
})
