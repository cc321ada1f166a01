import { expect, test } from 'vitest'
import type { Webinar } from '#sdk'
import { findKidsState } from './kidsWebinarState.ts'

// The members that are used
const ended = { state: 'finished', is_cancelled: false } as Webinar

test('a webinar that is over can be watched where it has a recording', () => {
  expect(findKidsState({ ...ended, has_recording: true }, undefined)).toBe('finished')
  expect(findKidsState({ ...ended, has_recording: false }, undefined)).toBe('over')
  expect(findKidsState({ ...ended, has_recording: true, is_cancelled: true }, undefined)).toBe('cancelled')
})
