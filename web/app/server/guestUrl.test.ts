import { expect, test } from 'vitest'
import { toGuestUrl } from './guestUrl.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=a&lang=ar', '/?lang=ar'],
  ['/tutors?page=2&f=1&genders=Female', '/tutors?genders=Female&page=2'],
  ['/tutors?time_zone=Africa/Cairo&day_times=evening', '/tutors?day_times=evening&time_zone=Africa%2FCairo'],
  ['/tutors/1001?page=2', '/tutors/1001'],
  ['/Webinars?id=3&x=1', '/Webinars?id=3'],
  ['/?login=tutor&x=1', '/?login=tutor'],
  ['/ContactUs?sent=M-1&subscribed=1', '/ContactUs?sent=M-1&subscribed=1'],
  ['/dashboard/payments?payment=7', '/dashboard/payments?payment=7'],
  ['/nowhere?a=1', '/nowhere?a=1'],
])('the page of %s is shared as %s', (target, shared) => {
  expect(toGuestUrl(target)).toBe(shared)
})
