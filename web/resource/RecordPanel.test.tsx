import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { type ComponentType, lazy } from 'react'
import { RawIntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { RecordPanel } from './RecordPanel.tsx'
import type { FormProps } from './resource.ts'

type Row = { id: number }

function Fields() {
  return (
    <>
      <input type="hidden" name="Id" />
      <input aria-label="Name" />
      <input aria-label="Price" />
    </>
  )
}

async function show(Form: ComponentType<FormProps<Row>>) {
  await loadTexts('en', ['shell', 'courses'])
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <RecordPanel<Row>
          name="courses"
          Form={Form}
          read={vi.fn<FormProps<Row>['read']>()}
          onSaved={() => undefined}
          onStale={() => undefined}
          onClose={() => undefined}
        />
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('the first field of a form has the focus when its panel opens', async () => {
  const screen = await show(Fields)
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
})

test('the first field of a form that is loaded late takes the focus from the close button', async () => {
  const parts: ((part: { default: typeof Fields }) => void)[] = []
  const screen = await show(
    lazy(() => new Promise<{ default: typeof Fields }>((resolve) => parts.push(resolve))),
  )
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  parts[0]?.({ default: Fields })
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
})
