import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { CalendarEntry } from './calendarEntry.ts'
import { EntryButton } from './EntryButton.tsx'

const entry: CalendarEntry = {
  id: 12,
  start_date_time: '2026-11-23T15:00:00Z',
  end_date_time: '2026-11-23T16:00:00Z',
  title: 'Algebra',
  detail: 'with Amal',
  tone: 'good',
  name: 'Algebra with Amal, Monday',
}

async function show(change: Partial<CalendarEntry>, isLine = false) {
  const onOpen = vi.fn<(id: number) => void>()
  const screen = await render(
    <FluentProvider theme={webLightTheme}>
      <EntryButton
        entry={{ ...entry, ...change }}
        time="17:00"
        itemKey="12"
        isStop
        isLine={isLine}
        onOpen={onOpen}
      />
    </FluentProvider>,
  )
  return { screen, onOpen }
}

const getDecoration = (element: Element) => getComputedStyle(element).textDecorationLine

test('an entry opens by its id and has its full name', async () => {
  const { screen, onOpen } = await show({})
  await screen.getByRole('button', { name: 'Algebra with Amal, Monday' }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(12)
  await expect.element(screen.getByText('with Amal', { exact: true })).toBeVisible()
})

test('time and title of a cancelled entry are struck through, its mark is not, and replaces the detail', async () => {
  const { screen } = await show({ tone: 'gone', mark: 'Cancelled' })
  expect(getDecoration(screen.getByText('17:00').element())).toBe('line-through')
  expect(getDecoration(screen.getByText('Algebra', { exact: true }).element())).toBe('line-through')
  expect(getDecoration(screen.getByText('Cancelled').element())).toBe('none')
  await expect.element(screen.getByText('with Amal', { exact: true })).not.toBeInTheDocument()
})

test('an entry that is not cancelled is not struck through; in one line it has no detail', async () => {
  const { screen } = await show({ tone: 'past' }, true)
  expect(getDecoration(screen.getByText('17:00').element())).toBe('none')
  expect(getDecoration(screen.getByText('Algebra', { exact: true }).element())).toBe('none')
  await expect.element(screen.getByText('with Amal', { exact: true })).not.toBeInTheDocument()
})

test.each([true, false])('a long title ends within its entry (in one line: %s)', async (isLine) => {
  const long = 'Reading without vowels, for those who know the letters'
  const { screen } = await show({ title: long, detail: long, ...(isLine && { mark: 'Cancelled' }) }, isLine)
  const button = screen.getByRole('button').element()
  if (!(button instanceof HTMLElement)) throw new Error('not an HTML element')
  button.style.inlineSize = '120px'
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
})

test('an English text in an Arabic page stands at its right, by its own direction: its end is cut off', async () => {
  const { screen } = await show({ title: 'Algebra' })
  const title = screen.getByText('Algebra', { exact: true }).element()
  title.closest('[dir=ltr]')?.setAttribute('dir', 'rtl')
  const { direction, textAlign } = getComputedStyle(title)
  expect([direction, textAlign]).toEqual(['ltr', 'right'])
})

test('a long text is cut off sideways only, so that the dots of a final ي stay', async () => {
  const { screen } = await show({ title: 'نادي', detail: 'نادية شكري' })
  for (const text of ['نادي', 'نادية شكري'])
    expect(getComputedStyle(screen.getByText(text, { exact: true }).element()).overflowY).toBe('visible')
})
