import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { getTypedValue, readTyped, useTypedBefore } from './typedBefore.ts'

/** Builds a form as it came from the server. */
function createForm(html: string): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = html
  return form
}

/** Returns a control of a form by its name. */
function find<Control extends Element>(form: HTMLFormElement, name: string): Control {
  const control = form.querySelector<Control>(`[name=${name}]`)
  if (!control) throw new Error(`no ${name}`)
  return control
}

const html = `
  <input name="email" value="old">
  <textarea name="message">old</textarea>
  <input type="hidden" name="token" value="old">
  <input type="checkbox" name="terms">
  <input type="radio" name="role" value="student" checked>
  <select name="topic"><option value="">None</option><option value="classes">Classes</option></select>
  <select name="zone"><option value="a">A</option><option value="b" selected>B</option></select>
  <button name="send" value="x">Send</button>`

const listNames = (form: HTMLFormElement) => readTyped(form).map(({ control }) => control.name)

test('nothing was typed into a form that shows what it came with', () => {
  expect(readTyped(createForm(html))).toEqual([])
})

test('changed controls are read with their values, hidden ones and buttons are not', () => {
  const form = createForm(html)
  find<HTMLInputElement>(form, 'email').value = 'new'
  find<HTMLTextAreaElement>(form, 'message').value = 'new'
  find<HTMLInputElement>(form, 'token').value = 'new'
  find<HTMLInputElement>(form, 'terms').checked = true
  expect(readTyped(form).map(({ control, value, isChecked }) => [control.name, value, isChecked])).toEqual([
    ['email', 'new', false],
    ['message', 'new', false],
    ['terms', 'on', true],
  ])
})

test('a radio button counts as changed when its choice differs, not when its value does', () => {
  const form = createForm(html)
  const role = find<HTMLInputElement>(form, 'role')
  role.checked = false
  expect(listNames(form)).toEqual(['role'])
})

test('a choice in a list is compared with the selected option, else with the first', () => {
  const form = createForm(html)
  const [topic, zone] = [find<HTMLSelectElement>(form, 'topic'), find<HTMLSelectElement>(form, 'zone')]
  topic.value = 'classes'
  expect(listNames(form)).toEqual(['topic'])
  topic.value = ''
  zone.value = 'a'
  expect(listNames(form)).toEqual(['zone'])
  zone.value = 'b'
  expect(listNames(form)).toEqual([])
})

test('what was typed later counts before what was read', () => {
  const form = createForm(html)
  const email = find<HTMLInputElement>(form, 'email')
  email.value = 'new'
  const [typed] = readTyped(form)
  if (!typed) throw new Error('nothing read')
  email.value = 'newer'
  expect(getTypedValue(typed)).toEqual({ value: 'newer', isChecked: false })
  // A render has put the server's value back
  email.value = 'old'
  expect(getTypedValue(typed)).toEqual({ value: 'new', isChecked: false })
})

test('a checkbox that a render has reset is still checked', () => {
  const form = createForm(html)
  const terms = find<HTMLInputElement>(form, 'terms')
  terms.checked = true
  const [typed] = readTyped(form)
  if (!typed) throw new Error('nothing read')
  terms.checked = false
  expect(getTypedValue(typed)).toEqual({ value: 'on', isChecked: true })
})

function EmailForm({ onTyped }: { onTyped: (value: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, (element) => find<HTMLInputElement>(element, 'email').value, onTyped)
  return (
    <form ref={form}>
      <input name="email" defaultValue="old" />
    </form>
  )
}

test.each([
  ['new', [['new']]],
  ['old', []],
])('the value %j in a form of the server is taken over once: %j', async (value, calls) => {
  const container = document.createElement('div')
  container.innerHTML = '<form><input name="email" value="old"></form>'
  document.body.append(container)
  const input = container.querySelector('input')
  if (input) input.value = value
  const onTyped = vi.fn<(value: string) => void>()
  const root = hydrateRoot(container, <EmailForm onTyped={onTyped} />)
  await vi.waitFor(() => expect(Object.keys(input ?? {}).length).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onTyped.mock.calls).toEqual(calls)
  root.unmount()
  container.remove()
})

test('a form that the app itself has rendered has nothing to take over', async () => {
  const onTyped = vi.fn<(value: string) => void>()
  const { rerender } = await render(<EmailForm onTyped={onTyped} />)
  const input = document.querySelector<HTMLInputElement>('form [name=email]')
  if (input) input.value = 'new'
  await rerender(<EmailForm onTyped={onTyped} />)
  expect(onTyped).not.toHaveBeenCalled()
})
