import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import * as v from 'valibot'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { DateField } from './DateField.tsx'
import { DateInput } from './DateInput.tsx'
import { Form } from './Form.tsx'

beforeAll(() => loadTexts('en', ['shell']))

async function openForm(onSubmit: (values: { day: string }) => Promise<void>) {
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <Form<{ day: string }>
          label="Form"
          rules={{ day: v.pipe(v.string(), v.isoDate('form.date')) }}
          onSubmit={onSubmit}
        >
          {() => (
            <>
              <DateField name="day" label="Day" />
              <button type="submit">Save</button>
            </>
          )}
        </Form>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('a typed day is sent as YYYY-MM-DD, whatever the browser’s own format', async () => {
  const onSubmit = vi.fn<(values: { day: string }) => Promise<void>>(async () => undefined)
  const screen = await openForm(onSubmit)
  const field = screen.getByRole('textbox', { name: 'Day' })
  await field.fill('5.3.2027')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ day: '2027-03-05' }, expect.anything()]])
  await expect.element(field).toHaveValue('05/03/2027')
})

test('a text that is not a date stays in the field, with an error', async () => {
  const onSubmit = vi.fn<(values: { day: string }) => Promise<void>>(async () => undefined)
  const screen = await openForm(onSubmit)
  const field = screen.getByRole('textbox', { name: 'Day' })
  await field.fill('30/02/2027')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Enter a valid date')).toBeVisible()
  await expect.element(field).toHaveValue('30/02/2027')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a day that is chosen in the browser’s picker is shown as if it were typed', async () => {
  const screen = await openForm(async () => undefined)
  const field = screen.getByRole('textbox', { name: 'Day' })
  const picker = screen.container.querySelector<HTMLInputElement>('input[type=date]')
  expect(picker?.tabIndex).toBe(-1)
  const opened = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined)
  await screen.getByRole('button', { name: 'Open the calendar' }).click()
  expect(opened).toHaveBeenCalledOnce()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(picker, '2027-01-31')
  picker?.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.element(field).toHaveValue('31/01/2027')
})

test('an input outside of a form is marked as invalid when its text is not a time, and corrects what is typed', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <DateInput kind="time" label="From" value="25:00" onChange={onChange} />
    </RawIntlProvider>,
  )
  const input = screen.getByRole('textbox', { name: 'From' })
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await input.fill('930')
  expect(onChange).toHaveBeenLastCalledWith('09:30')
})
