import { expect, test } from 'vitest'
import { createDetailName, setDetailName } from './detailName.ts'

test('a page has the name of the record that it shows, and none once that is closed', () => {
  const shown = createDetailName()
  expect(shown.name).toBeUndefined()
  setDetailName(shown, 'Sara Kamal')
  expect(shown.name).toBe('Sara Kamal')
  setDetailName(shown, undefined)
  expect(shown.name).toBeUndefined()
})
