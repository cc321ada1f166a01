import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { Temporal } from 'temporal-polyfill'
import { useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { listDays, type Span } from './span.ts'
import { TimeGrid } from './TimeGrid.tsx'
import { listDaysFrom } from './week.ts'

const zone = 'Africa/Cairo'
const now = Date.parse('2026-11-21T10:00:00Z')
const clock = { madeAt: now, offset: 0, respondedAt: now }

/** Seven a day, starting at 08:00 in Cairo. */
const entries: CalendarEntry[] = Array.from({ length: 200 }, (_, index) => {
  const start =
    Date.parse('2026-11-01T06:00:00Z') + Math.floor(index / 7) * 86_400_000 + (index % 7) * 3_600_000
  return {
    id: index + 1,
    start_date_time: new Date(start).toISOString(),
    end_date_time: new Date(start + 3_600_000).toISOString(),
    title: `Class ${index + 1}`,
    detail: 'with Amal',
    tone: 'good',
    name: `Class ${index + 1}, in full`,
  }
})

async function show(span: Span, dir: 'ltr' | 'rtl' = 'ltr', first?: string) {
  const Week = () => {
    const [open, setOpen] = useState({ early: false, late: false })
    return <TimeGrid {...grid} second="Asia/Riyadh" open={open} onOpenHours={setOpen} />
  }
  await loadTexts('en', ['shell', 'calendar'])
  const on = {
    onOpen: vi.fn<(id: number) => void>(),
    onDay: vi.fn<(date: string) => void>(),
    onStep: vi.fn<(direction: 'previous' | 'next') => void>(),
  }
  const grid = {
    ...on,
    temporal: Temporal,
    label: 'November',
    days: first
      ? listDaysFrom(Temporal, first, 7, zone)
      : listDays(Temporal, span, '2026-11-21', { zone, firstDay: 1 }),
    entries,
    zone,
    now,
  }
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme} dir={dir}>
        <ViewerContext value={{ language: 'en', timeZone: zone, clock }}>
          {span === 'month' ? <MonthGrid {...grid} date="2026-11-21" isCompact={false} /> : <Week />}
        </ViewerContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  return { ...on, screen }
}

const readText = () => document.querySelector('tbody')?.textContent ?? ''
const countStops = () => document.querySelectorAll('[role=grid] [tabindex="0"]').length

test('a month has one tab stop; arrows move through its days and entries, Enter opens', async () => {
  const { screen, onOpen, onDay, onStep } = await show('month')
  expect(countStops()).toBe(1)
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Saturday 21 November, 7 classes' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: 'Class 148, in full' })).toHaveFocus()
  expect(countStops()).toBe(1)
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledWith(148)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: '+5 more' }).nth(21)).toHaveFocus()
  await userEvent.keyboard('{Enter}{PageDown}')
  expect(onDay).toHaveBeenCalledWith('2026-11-22')
  expect(onStep).toHaveBeenCalledWith('next')
})

test('a week marks the current time, and arrows move in visual order in Arabic too', async () => {
  const { screen } = await show('week', 'rtl')
  await expect
    .element(screen.getByRole('button', { name: 'Saturday 21 November' }))
    .toHaveAttribute('aria-current', 'date')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('button', { name: 'Sunday 22 November' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: 'Class 148, in full' })).toHaveFocus()
  expect(countStops()).toBe(1)
})

for (const dir of ['ltr', 'rtl'] as const)
  test(`a week wider than its place opens at today, beside the hours (${dir})`, async () => {
    const { screen } = await show('week', dir, '2026-11-19')
    await expect.element(screen.getByRole('grid')).toBeVisible()
    const [hours, ...days] = [...document.querySelectorAll('thead th')].map((cell) =>
      cell.getBoundingClientRect(),
    )
    const [begin, end] = dir === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const)
    expect(days[2]?.[begin]).toBeCloseTo(hours?.[end] ?? 0, 0)
  })

test('empty hours are unfolded and folded by keyboard, and a second zone is shown beside the first', async () => {
  const { screen } = await show('week')
  await expect.element(screen.getByText('Riyadh (GMT+3)')).toBeInTheDocument()
  expect(readText()).not.toContain('03:00')
  // 10:00 in Cairo is 11:00 in Riyadh
  expect(readText()).toContain('11:0010:00')
  const early = screen.getByRole('button', { name: /00:00–07:00/ })
  await expect.element(early).toHaveAttribute('aria-expanded', 'false')
  ;(early.element() as HTMLElement).focus() // a button
  await userEvent.keyboard('{Enter}')
  await expect.element(early).toHaveAttribute('aria-expanded', 'true')
  expect(readText()).toContain('04:0003:00')
  await expect.element(early).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(early).toHaveAttribute('aria-expanded', 'false')
})
