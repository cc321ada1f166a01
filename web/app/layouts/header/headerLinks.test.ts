import { expect, test } from 'vitest'
import type { User } from '#sdk'
import { buildHeaderLinks } from './headerLinks.ts'

const list = (category: User['category'] | undefined, blogs?: string, id = 2) =>
  buildHeaderLinks(
    {
      configurations: blogs === undefined ? {} : { blogs: { config_value: blogs } as never },
      institute: { id },
    },
    category ? { category } : null,
  ).map((link) => link.id)

test('staff have no links to public pages, kids those to webinars alone', () => {
  expect(list('operator')).toEqual([])
  expect(list('institute_admin')).toEqual([])
  expect(list('kids')).toEqual(['shell.halaqas'])
  expect(list(undefined)).toEqual(['shell.home', 'shell.tutors', 'shell.groups', 'shell.webinars'])
})

test('the blog is a link where its address is one of the web', () => {
  expect(list('student', 'https://blog.example.test')).toContain('shell.blogs')
  expect(list('student', 'javascript:alert(1)')).not.toContain('shell.blogs')
})

test('the main institute alone has the page about it', () => {
  expect(list('student', undefined, 1)).toContain('shell.about')
  expect(list('student', undefined, 2)).not.toContain('shell.about')
})
