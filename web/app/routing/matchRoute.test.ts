import { expect, test } from 'vitest'
import { getTextAreas, hasDashboardLayout, matchRoute } from './matchRoute.ts'

const kid = { category: 'kids' } as never
const student = { category: 'student' } as never

test('a path is found in any letter case, with or without a slash at its end', () => {
  const path = matchRoute('/tutors')?.path
  expect(path).toBe('/tutors')
  expect(matchRoute('/TUTORS/')?.path).toBe(path)
  expect(matchRoute('/Tutors/7')?.path).toBe('/tutors/:id')
  expect(matchRoute('/nowhere')).toBeUndefined()
})

test('kids have one layout for all pages but the meeting room, others for those of their own', () => {
  expect(hasDashboardLayout(matchRoute('/tutors'), kid)).toBe(true)
  expect(hasDashboardLayout(matchRoute('/meeting'), kid)).toBe(false)
  expect(hasDashboardLayout(matchRoute('/tutors'), student)).toBe(false)
  expect(hasDashboardLayout(matchRoute('/dashboard/payments'), student)).toBe(true)
  expect(hasDashboardLayout(matchRoute('/Profile'), student)).toBe(true)
})

test('a page with a menu needs the texts of the menu', () => {
  expect(getTextAreas(matchRoute('/dashboard/payments'), student)).toContain('menu')
  expect(getTextAreas(matchRoute('/tutors'), student)).not.toContain('menu')
  expect(getTextAreas(matchRoute('/tutors'), kid)).toContain('kidsWork')
})

test('a page that asks to sign in needs the texts of its title alone', () => {
  expect(getTextAreas(matchRoute('/dashboard/payments'), null, 'sign-in')).toEqual(['menu'])
  expect(getTextAreas(matchRoute('/groups/kids'), null, 'sign-in')).toEqual([])
})
