import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expect, startAs, test } from '../../browse.ts'
import { guestPaths } from '../../guestPaths.ts'
import { htmlRules } from '../../htmlRules.ts'

const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: htmlRules })

/** Elements that Fluent writes: the theme's style in its provider, and the mark of a checkbox. */
const fluent = [
  /<style> element is not permitted as content under <div> \(#fui-FluentProvider/,
  /<div> element is not permitted as content under <span> \(.*> span > div\)/,
]

/** Validates the HTML that the server sends for a path. @returns each problem once, with its first place */
async function findProblems(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path, { headers: { accept: 'text/html' } })
  const { results } = await validator.validateString(await response.text())
  const messages = results.flatMap((result) => result.messages)
  const first = new Map(
    messages.map((message) => [`${message.ruleId}: ${message.message}`, message.selector]),
  )
  const problems = [...first].map(([text, selector]) => `${text} (${selector})`)
  return problems.filter((problem) => !fluent.some((pattern) => pattern.test(problem)))
}

for (const language of ['en', 'ar'])
  test(`the HTML of pages for guests is valid: ${language}`, { tag: '@full' }, async ({ request }) => {
    const found: Record<string, string[]> = {}
    for (const path of [...guestPaths, '/no-such-page']) {
      const problems = await findProblems(request, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      if (problems.length) found[path] = problems
    }
    expect(found).toEqual({})
  })

test('the HTML of signed-in pages is valid', async ({ page }) => {
  for (const [who, path] of [
    ['student', '/dashboard/BookedClasses'],
    ['operator', '/dashboard/courses-managment?lang=ar'],
    ['kid', '/dashboard/student-homework'],
  ] as const) {
    await startAs(page, who)
    expect(await findProblems(page.request, path)).toEqual([])
  }
})
