import { expect, test } from 'vitest'
import { findMissingPaths } from './namedPaths.ts'

const known = new Set(['web/form', 'web/form/Form.tsx', 'bff/app.ts', 'bff/http/problem.ts'])
const find = (text: string, folder = '') => findMissingPaths(text, folder, (path) => known.has(path))

test('a path that a document names and that does not exist is found once', () => {
  expect(find('`web/form/Form.tsx` and `web/forms`, again `web/forms`')).toEqual(['web/forms'])
})

test('a text that is not a path of the repository is not checked', () => {
  expect(find('`npm run check`, `X.stories.tsx`, `dist/web`, `/bff/session`, `text/html`')).toEqual([])
})

test("a folder's document names its own files", () => {
  expect(find('`app.ts`, `http/problem.ts`, `http/gone.ts`', 'bff/')).toEqual(['http/gone.ts'])
})
