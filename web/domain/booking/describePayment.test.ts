import { expect, it } from 'vitest'
import { describePayment, splitPayment } from './describePayment.ts'

const formats = { day: (day: string) => day.slice(5) }

it('names course, program and month of a fee', () => {
  const fee = {
    description: 'Twice a week',
    courses: [{ id: 1, name: 'First letters' }],
    period: { from: '2026-11-01', to: '2026-11-28' },
  }
  expect(describePayment(fee, formats)).toBe('First letters · Twice a week · 11-01 – 11-28')
})

it('names a course once where the API describes the payment by it', () => {
  const payment = { description: 'First letters', courses: [{ id: 1, name: 'First letters' }], period: null }
  expect(describePayment(payment, formats)).toBe('First letters')
  expect(describePayment({ description: 'First letters' }, formats)).toBe('First letters')
})

it('separates the courses from program and month', () => {
  const fee = {
    description: 'Twice a week',
    courses: [{ id: 1, name: 'First letters' }],
    period: { from: '2026-11-01', to: '2026-11-28' },
  }
  expect(splitPayment(fee, formats)).toEqual({
    title: 'First letters',
    details: ['Twice a week', '11-01 – 11-28'],
  })
  expect(splitPayment({ description: 'First letters' }, formats)).toEqual({
    title: 'First letters',
    details: [],
  })
})
