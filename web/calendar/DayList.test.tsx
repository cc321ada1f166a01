import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { Temporal } from 'temporal-polyfill'
import { useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { DayList } from './DayList.tsx'
import type { CalendarSlot } from './SlotButton.tsx'
import { buildWeekGrid, listWeekDays } from './week.ts'

const zone = 'Africa/Cairo'
const now = Date.parse('2026-11-23T10:00:00Z')
const clock = { madeAt: now, offset: 0, respondedAt: now }
const days = listWeekDays(Temporal, '2026-11-23', zone, 1)
const slots: CalendarSlot[] = ['2026-11-23T15:00:00Z', '2026-11-24T15:00:00Z'].map((start, index) => ({
  id: index + 1,
  start_date_time: start,
  end_date_time: new Date(Date.parse(start) + 3_600_000).toISOString(),
  state: 'available',
}))

function Week() {
  const [chosen, setChosen] = useState<number>()
  const shown = slots.map((slot) => (slot.id === chosen ? { ...slot, state: 'selected' as const } : slot))
  return (
    <DayList
      label="November"
      days={days}
      rows={buildWeekGrid(Temporal, shown, days, zone)}
      formatSlotTime={({ start_date_time }) => start_date_time}
      formatSlotName={({ id }) => `Slot ${id}`}
      onPress={({ id }) => setChosen(id)}
    />
  )
}

test('a day stays shown when its only free hour is chosen', async () => {
  await loadTexts('en', ['shell', 'calendar'])
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <ViewerContext value={{ language: 'en', timeZone: zone, clock }}>
          <Week />
        </ViewerContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await screen.getByRole('button', { name: 'Slot 1' }).click()
  await expect.element(screen.getByRole('button', { name: 'Slot 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/23/)
})
