import { expect, test } from 'vitest'
import { renderErrorPage, renderFileFailure, renderOverloadPage } from '#bff/pages/errorPages.ts'

const arabic = /<div lang="ar" dir="rtl"><h2>[\u0600-\u06ff ]+<\/h2><p>[\u0600-\u06ff .،]+ <a href="">/

test('the page of a failure has its request id and is not loaded again by itself', () => {
  const page = renderErrorPage('id-of-the-request')
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(page).toContain('<title>Something went wrong</title>')
  expect(page).toContain('<small>id-of-the-request</small>')
  expect(page).toMatch(arabic)
  expect(page).not.toContain('http-equiv')
})

test('the page of a full rendering line loads again in seconds', () => {
  const page = renderOverloadPage()
  expect(page).toContain('<meta http-equiv="refresh" content="4">')
  expect(page).toContain('<h1>Many people are here right now</h1>')
  expect(page).toMatch(arabic)
  expect(page).not.toContain('undefined')
})

test('the page of a file says in both languages whether it is gone, needs a sign-in or failed', () => {
  expect(renderFileFailure(404, 'id')).toContain('<h1>This file is not here any more</h1>')
  expect(renderFileFailure(404, 'id')).toMatch(/<h2>هذا الملف لم يعد متاحًا<\/h2>/)
  expect(renderFileFailure(401, 'id')).toContain('<h1>Log in to open this file</h1>')
  expect(renderFileFailure(502, 'id')).toBe(renderErrorPage('id'))
})
