import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { Form } from './Form.tsx'
import { phone, requiredHere } from './rules.ts'
import { TextField } from './TextField.tsx'

test('a phone number with letters is refused when its field is left, an empty one only when the form is sent', async () => {
  await loadTexts('en', ['shell'])
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <Form<{ phone_number: string; full_name: string }>
          label="Person"
          rules={{ phone_number: phone, full_name: requiredHere }}
          onSubmit={async () => undefined}
        >
          {() => (
            <>
              <TextField name="phone_number" label="Phone" type="tel" />
              <TextField name="full_name" label="Full name" />
            </>
          )}
        </Form>
      </FluentProvider>
    </RawIntlProvider>,
  )
  const field = screen.getByLabelText('Phone')
  await field.click()
  await screen.getByLabelText('Full name').click()
  expect(field.element().getAttribute('aria-invalid')).not.toBe('true')
  await field.fill('abc')
  expect(field.element().getAttribute('aria-invalid')).not.toBe('true')
  await screen.getByLabelText('Full name').click()
  await expect.element(field, { timeout: 3000 }).toHaveAttribute('aria-invalid', 'true')
})
