import { expect, it } from 'vitest'
import { findQueryTwins } from './queryTwins.ts'

it('finds a path that two files ask with the same parameters, however they call what they fill in', () => {
  const twins = findQueryTwins([
    { path: 'a.ts', text: "query('/payments/{id}/receipt/', { path: { id } })" },
    {
      path: 'b.tsx',
      text: "useQuery(isSettled ? query('/payments/{id}/receipt/', {\n path: { id: row.id },\n }) : null)",
    },
  ])
  expect(twins).toEqual(['/payments/{id}/receipt/ { path: { id } }: a.ts, b.tsx'])
})

it('leaves the same path with other parameters alone', () => {
  const page = "query('/webinar/list/', { query: { page: 1, page_size: 1 } })"
  const other = "query('/webinar/list/', { query: { page: 1, page_size: 9 } })"
  expect(findQueryTwins([{ path: 'a.ts', text: `${page}\n${other}` }])).toEqual([])
})
