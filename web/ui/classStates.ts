/**
 * Chip colours of the states of a class.
 * @see specification section 4, Calendar and Class history
 */
export const stateTones = { confirmed: 'good', scheduled: 'neutral', pending: 'waiting' } as const

export const outcomeTones = {
  completed: 'good',
  missed: 'bad',
  unrecorded: 'neutral',
  cancelled: 'bad',
  rescheduled: 'neutral',
  to_reschedule: 'waiting',
} as const

/** All outcomes, for filters. */
export const outcomes = [
  'completed',
  'missed',
  'unrecorded',
  'cancelled',
  'rescheduled',
  'to_reschedule',
] as const

export const attendanceTones = { present: 'good', late: 'waiting', absent: 'bad' } as const

export const attendances = ['present', 'late', 'absent'] as const
