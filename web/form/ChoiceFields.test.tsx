import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { RadioField } from './ChoiceFields.tsx'
import { Form } from './Form.tsx'
import { requiredHere } from './rules.ts'

test('choices that do not fit beside each other continue in the next row, with each label whole', async () => {
  await loadTexts('en', ['shell'])
  const options = ['1', '2', '3', '4'].map((value) => ({ value, label: `Option ${value}` }))
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme} style={{ width: 280 }}>
        <Form<{ right: string }>
          label="Question"
          rules={{ right: requiredHere }}
          onSubmit={async () => undefined}
        >
          {() => <RadioField name="right" label="Right option" options={options} />}
        </Form>
      </FluentProvider>
    </RawIntlProvider>,
  )
  const lines = options.map(({ label }) => screen.getByText(label).element().getClientRects().length)
  expect(lines).toEqual([1, 1, 1, 1])
})
