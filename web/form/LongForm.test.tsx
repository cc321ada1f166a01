import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { Link, Route, Routes } from 'react-router-dom'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { createMemoryEntries } from '#web/navigation/historyEntries.ts'
import { createNavigator } from '#web/navigation/navigator.ts'
import { NavigatorRouter } from '#web/navigation/NavigatorRouter.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { FileField } from './FileField.tsx'
import { DateField } from './DateField.tsx'
import { FILE_MAX } from './files.ts'
import { Form } from './Form.tsx'
import { NumberField } from './NumberField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import * as rules from './rules.ts'
import type { Upload } from './useFiles.ts'

interface Values {
  topic: string
  minutes: number
  days: string[]
  start: string
  text: string
  files: number[]
}

const choices = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

type Stored = Awaited<ReturnType<Upload>>

const stored: Stored = { id: 7, url: '/files/7' }

beforeEach(() => sessionStorage.clear())

async function open(
  onSubmit: (values: Values) => Promise<void> = async () => undefined,
  upload: Upload = async () => stored,
) {
  await loadTexts('en', ['shell'])
  const page = (
    <Form<Values>
      label="Long"
      rules={{
        topic: rules.required,
        minutes: rules.between(10, 90),
        days: rules.requiredList(v.string()),
        start: rules.required,
        text: rules.threeWords,
        files: rules.files({ max: 2 }),
      }}
      hasSummary
      isGuarded
      savesByKey
      draft="long"
      onSubmit={onSubmit}
    >
      {() => (
        <>
          <SelectField name="topic" label="Topic" options={choices} placeholder="Choose" />
          <NumberField name="minutes" label="Minutes" />
          <CheckboxGroup name="days" label="Days" options={choices} />
          <DateField name="start" label="Start" />
          <TextAreaField name="text" label="Text" max={20} />
          <FileField
            name="files"
            label="Files"
            accept={['image/*']}
            countMax={2}
            sizeMax={FILE_MAX}
            upload={upload}
          />
          <button type="submit">Save</button>
          <Link to="/away">Away</Link>
        </>
      )}
    </Form>
  )
  const navigator = createNavigator(createMemoryEntries(), () => undefined)
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <NavigatorRouter navigator={navigator}>
          <Routes>
            <Route path="/" element={page} />
            <Route path="/away" element={<p>Elsewhere</p>} />
          </Routes>
        </NavigatorRouter>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('a long form lists all errors above itself, focuses the list, and links to each field', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Save' }).click()
  const summary = screen.getByRole('heading', { name: '5 things need your attention' })
  await expect.element(summary).toHaveFocus()
  await screen.getByRole('link', { name: 'Text required' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus()
  await screen.getByLabelText('Topic').selectOptions('a')
  await expect.element(screen.getByRole('heading', { name: '4 things need your attention' })).toBeVisible()
})

test('leaving with unsaved input asks for a confirmation, with the focus on staying, and then leaves the page', async () => {
  const screen = await open()
  await screen.getByRole('textbox', { name: 'Text' }).fill('not sent yet')
  await expect.element(screen.getByText('8 characters left')).toBeVisible()
  await screen.getByRole('link', { name: 'Away' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect.element(question.getByRole('button', { name: 'Stay here' })).toHaveFocus()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('not sent yet')
  await screen.getByRole('link', { name: 'Away' }).click()
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(screen.getByText('Elsewhere')).toBeVisible()
})

test('a draft survives the page and is removed when the form is saved with Control and S', async () => {
  sessionStorage.setItem(
    'mk.draft.long',
    JSON.stringify({ topic: 'a', minutes: '٦٠', days: ['a'], start: '2026-11-21', text: 'one two three' }),
  )
  let sent: Values | undefined
  const screen = await open(async (values) => {
    sent = values
  })
  const text = screen.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toHaveValue('one two three')
  // By its text, as users do
  await screen.getByText('Second').nth(1).click()
  await screen.getByLabelText('Files').upload([new File(['x'], 'a.png', { type: 'image/png' })])
  await expect.element(screen.getByRole('button', { name: 'Remove a.png' })).toBeVisible()
  const element = text.element()
  element.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyS', ctrlKey: true, bubbles: true }))
  await expect
    .poll(() => sent)
    .toMatchObject({
      topic: 'a',
      minutes: 60,
      days: ['a', 'b'],
      text: 'one two three',
      files: [7],
    })
  await expect.poll(() => sessionStorage.getItem('mk.draft.long')).toBeNull()
})

test('a file that is not accepted shows an error, takes no place, and can be removed', async () => {
  const screen = await open()
  await screen
    .getByLabelText('Files')
    .upload([
      new File(['x'], 'a.exe', { type: 'application/x-msdownload' }),
      new File(['x'], 'b.png', { type: 'image/png' }),
      new File(['x'], 'c.png', { type: 'image/png' }),
    ])
  await expect.element(screen.getByText('This kind of file is not accepted')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(1)
  await screen.getByLabelText('Files').upload([new File(['x'], 'd.png', { type: 'image/png' })])
  await expect.element(screen.getByText('You’ve reached the file limit')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove a.exe' }).click()
  await expect.element(screen.getByText('This kind of file is not accepted')).not.toBeInTheDocument()
})

const complete = { topic: 'a', minutes: '60', days: ['a'], start: '2026-11-21', text: 'one two three' }
const waiting = 'Continues automatically once the files are uploaded'

async function saveDuringUpload(onSubmit: (values: Values) => Promise<void>) {
  sessionStorage.setItem('mk.draft.long', JSON.stringify(complete))
  const upload: { end?: (result: Promise<Stored>) => void } = {}
  const screen = await open(onSubmit, async () => new Promise<Stored>((end) => (upload.end = end)))
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('one two three')
  await screen.getByLabelText('Files').upload([new File(['x'], 'a.png', { type: 'image/png' })])
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText(waiting)).toBeVisible()
  return { screen, end: (result: Promise<Stored>) => upload.end?.(result) }
}

test('a form that is saved while a file is on its way waits for it and is then sent once', async () => {
  const sent: Values[] = []
  const { screen, end } = await saveDuringUpload(async (values) => void sent.push(values))
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(sent).toEqual([])
  end(Promise.resolve(stored))
  await expect.poll(() => sent).toMatchObject([{ files: [7] }])
  await expect.element(screen.getByText(waiting)).not.toBeInTheDocument()
})

test('a form that waited for an upload that failed is not sent and says so', async () => {
  const sent: Values[] = []
  const { screen, end } = await saveDuringUpload(async (values) => void sent.push(values))
  end(Promise.reject(new Error('refused')))
  await expect.element(screen.getByRole('heading', { name: 'One thing needs your attention' })).toHaveFocus()
  await expect.element(screen.getByText(waiting)).not.toBeInTheDocument()
  expect(sent).toEqual([])
})
