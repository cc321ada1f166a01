import { expect, test } from 'vitest'
import {
  renderErrorPage,
  renderFileFailure,
  renderFormTooLong,
  renderOverloadPage,
} from '#bff/pages/errorPages.ts'

const arabic = /<div lang="ar" dir="rtl"><h2>[\u0600-\u06ff ]+<\/h2><p>[\u0600-\u06ff .،]+ <a href="">/

test('the page of a failure has its request id and is not loaded again by itself', () => {
  const page = renderErrorPage('id-of-the-request')
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(page).toContain('<title>Something went wrong</title>')
  expect(page).toContain('<small>id-of-the-request</small>')
  expect(page).toMatch(arabic)
  expect(page).not.toContain('http-equiv')
})

test('the page of a full render queue loads again in seconds', () => {
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

test.each([400, 403, 404, 410, 499])('a file that is refused with %i is not here any more', (status) => {
  const page = renderFileFailure(status, 'id')
  expect(page).toContain('It was deleted, is no longer shared with you, or has to be opened from its page.')
  expect(page).toMatch(arabic)
  expect(page).not.toContain('http-equiv')
})

test.each([200, 399, 429, 500, 503])(
  'a file that cannot be read (%i) is a failure with its request',
  (status) => {
    expect(renderFileFailure(status, 'id')).toBe(renderErrorPage('id'))
  },
)

test('every page says in both languages what to do', () => {
  expect(renderErrorPage('id')).toContain('We could not show this page. Please try again in a moment.')
  expect(renderOverloadPage()).toContain('This page will load again in a few seconds.')
  const login = renderFileFailure(401, 'id')
  expect(login).toContain('Your session has ended. Log in, then load this page again.')
  expect(login).toMatch(/<h2>سجّل الدخول لفتح هذا الملف<\/h2><p>انتهت جلستك/)
  for (const page of [login, renderFileFailure(404, 'id'), renderOverloadPage()])
    expect(page).toMatch(/<\/div>\n\n<\/body>\n<\/html>\n$/)
})

test('the page of a form that is too long leads back to what was typed, not to an empty form', () => {
  const page = renderFormTooLong()
  expect(page).toContain('Go back: what you typed is still in the form. Shorten it, then send it again.</p>')
  expect(page).toMatch(/<h2>النص أطول من أن يُرسل<\/h2><p>عُد إلى الصفحة السابقة[^<]+<\/p><\/div>/)
  expect(page).not.toContain('href')
})
