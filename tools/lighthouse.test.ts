import { expect, it } from 'vitest'
import { listFaults, type Report } from './lighthouse.ts'

const good = { score: 1, auditRefs: [] }

it('names the categories below their minimum score and what costs points', () => {
  const report: Report = {
    categories: {
      performance: { score: 0.9, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
      accessibility: {
        score: 0.99,
        auditRefs: [
          { id: 'label', weight: 7 },
          { id: 'tabindex', weight: 0 },
        ],
      },
      'best-practices': good,
    },
    audits: {
      'largest-contentful-paint': { title: 'Largest Contentful Paint', score: 0.5 },
      label: { title: 'Form elements have labels', score: 0 },
      tabindex: { title: 'No tabindex above 0', score: 0 },
    },
  }
  expect(listFaults(report)).toEqual([
    'accessibility 99, at least 100: Form elements have labels (0)',
    'seo 0, at least 100: ',
  ])
  expect(
    listFaults({ ...report, categories: { ...report.categories, accessibility: good, seo: good } }),
  ).toEqual([])
})
