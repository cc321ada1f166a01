import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useEarlyRole } from './useEarlyRole.ts'

/** Renders with radio buttons of which one was chosen before; returns the roles that are taken over. */
async function choose(before: string | undefined, chosen: string | undefined) {
  const root = document.createElement('div')
  root.innerHTML = ['student', 'kids', 'root']
    .map((value) => `<input type="radio" name="r" value="${value}">`)
    .join('')
  const input = root.querySelector<HTMLInputElement>(`[value="${before}"]`)
  if (input) input.checked = true
  const roles: string[] = []
  await renderHook(() =>
    useEarlyRole({ current: root }, ['student', 'kids'], chosen, (role) => roles.push(role)),
  )
  return roles
}

test('a role that was chosen before the page started is taken over', async () => {
  expect(await choose('kids', 'student')).toEqual(['kids'])
  expect(await choose('kids', undefined)).toEqual(['kids'])
})

test('no choice, the same one and an unknown one change nothing', async () => {
  expect(await choose(undefined, 'student')).toEqual([])
  expect(await choose('kids', 'kids')).toEqual([])
  expect(await choose('root', 'student')).toEqual([])
})
