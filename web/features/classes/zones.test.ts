import { expect, test } from 'vitest'
import { listOtherZones, listZones } from './zones.ts'

const student = { id: 8, name: 'Sara', profile_picture_url: null }
const classes = [
  { tutor_time_zone: 'Asia/Riyadh', students: [{ ...student, time_zone: 'Europe/Paris' }] },
  { tutor_time_zone: 'Asia/Riyadh', students: [student] },
]

test('each zone is offered once, the own one first and a chosen one among them', () => {
  expect(listZones('Africa/Cairo', classes, 'Asia/Tokyo')).toEqual([
    'Africa/Cairo',
    'Asia/Riyadh',
    'Asia/Tokyo',
  ])
  expect(listZones('Africa/Cairo', classes, 'Africa/Cairo')).toEqual(['Africa/Cairo', 'Asia/Riyadh'])
})

test('the second column has the zones of learners, too, where they are known', () => {
  expect(listOtherZones('Africa/Cairo', classes)).toEqual(['Africa/Cairo', 'Asia/Riyadh', 'Europe/Paris'])
})
