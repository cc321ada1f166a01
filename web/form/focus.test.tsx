import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { focusField, focusFirstError } from './focus.ts'

async function renderForm(hasSummary = false): Promise<HTMLFormElement> {
  const { container } = await render(
    <form>
      {hasSummary && <div data-summary="" role="alert" aria-label="summary" tabIndex={-1} />}
      <input name="name" aria-label="name" />
      <fieldset name="days" aria-invalid="true">
        <input type="checkbox" aria-label="Monday" />
      </fieldset>
      <input name="user[email]" aria-label="email" aria-invalid="true" />
    </form>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}

const readFocus = () => document.activeElement?.getAttribute('aria-label')

test('the control of the first field with an error gets the focus', async () => {
  focusFirstError(await renderForm())
  expect(readFocus()).toBe('Monday')
})

test('a form with a summary of its errors focuses that', async () => {
  focusFirstError(await renderForm(true))
  expect(readFocus()).toBe('summary')
})

test.each([
  ['name', 'name'],
  ['days', 'Monday'],
  ['user[email]', 'email'],
])('the field %s is focused by its name', async (name, label) => {
  focusField(await renderForm(), name)
  expect(readFocus()).toBe(label)
})

test('a form without a wrong field scrolls to the error of the whole form', async () => {
  const { container } = await render(
    <form>
      <p role="alert">Somebody else has saved</p>
      <div style={{ height: '3000px' }} />
      <button type="submit">Save</button>
    </form>,
  )
  const [form, button] = [container.querySelector('form'), container.querySelector('button')]
  button?.scrollIntoView()
  if (form) focusFirstError(form)
  const { top, bottom } = form?.querySelector('p')?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
})
