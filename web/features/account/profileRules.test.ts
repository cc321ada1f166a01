import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Profile, WeeklyHours } from '#sdk'
import {
  findHoursErrors,
  profileRules,
  toFormValues,
  toProfileModel,
  type ProfileValues,
} from './profileRules.ts'

const notifications = { classes: true, homework: false, payments: true, marketing: false }
const profile = {
  first_name: 'Amal',
  last_name: 'Said',
  phone_number: null,
  gender: 'Female',
  date_of_birth: null,
  time_zone: 'Africa/Cairo',
  language: 'en',
  notifications,
  biography: null,
  video_url: null,
} as unknown as Profile // The members that the form edits
const values: ProfileValues = {
  first_name: 'Amal',
  last_name: 'Said',
  gender: 'Female',
  time_zone: 'Africa/Cairo',
  language: 'en',
  ...notifications,
  week: [],
  exceptions: [],
}

test('values that the profile does not have are left out of the form', () => {
  expect(toFormValues({ profile, hours: undefined, teaching: undefined })).toEqual(values)
})

test('all values of a profile are in the form, with the week in the order of its hours', () => {
  const more = {
    phone_number: '+201001234567',
    date_of_birth: '1990-01-01',
    biography: 'Hello',
    video_url: '/v',
  }
  const [late, early] = [
    { day: 1, from: '16:00', to: '18:00' },
    { day: 1, from: '09:00', to: '11:00' },
  ]
  const hours = { time_zone: 'UTC', week: [late, early], exceptions: [] } as unknown as WeeklyHours
  expect(toFormValues({ profile: { ...profile, ...more }, hours, teaching: undefined })).toEqual({
    ...values,
    ...more,
    week: [early, late],
  })
})

test('a saved profile sends what was emptied, because the API keeps what is left out', () => {
  const model = {
    first_name: 'Amal',
    last_name: 'Said',
    gender: 'Female',
    time_zone: 'Africa/Cairo',
    language: 'en',
    notifications,
    phone_number: null,
    date_of_birth: null,
  }
  expect(toProfileModel(values, false)).toEqual(model)
  expect(toProfileModel(values, true)).toEqual({
    ...model,
    biography: '',
    video_url: null,
  })
  const more = {
    phone_number: '+201001234567',
    date_of_birth: '1990-01-01',
    biography: 'Hello',
    video_url: '/v',
  }
  expect(toProfileModel({ ...values, ...more }, true)).toEqual({ ...model, ...more })
  expect(toProfileModel({ ...values, ...more }, false)).not.toHaveProperty('biography')
})

test.each([
  ['https://video.example/a', true],
  ['/__mock/files/a.webm', true],
  ['http://video.example/a', false],
  ['//video.example/a', false],
  ['https://localhost', false],
  ['video.mp4', false],
])('the URL %s of a video is accepted: %s', (url, isAccepted) => {
  expect(v.safeParse(profileRules.video_url, url).success).toBe(isAccepted)
})

test('errors of the hours are named by their field', () => {
  const overlapping = [
    { day: 1, from: '09:00', to: '11:00' },
    { day: 1, from: '10:00', to: '12:00' },
  ]
  expect(findHoursErrors({})).toEqual({})
  expect(Object.keys(findHoursErrors({ week: overlapping }))).toEqual(['week'])
  const twice = [
    { date: '2026-12-01', ranges: [] },
    { date: '2026-12-01', ranges: [] },
  ] as unknown as ProfileValues['exceptions']
  expect(Object.keys(findHoursErrors({ exceptions: twice }))).toEqual(['exceptions'])
})
