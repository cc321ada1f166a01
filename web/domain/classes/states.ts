/**
 * Chip colours of the states of a class.
 * @see specification section 4, Calendar and Class history
 */
export const stateTones = { confirmed: 'good', scheduled: 'neutral', pending: 'waiting' } as const

export const outcomeTones = { completed: 'good', cancelled: 'bad', rescheduled: 'waiting' } as const

export const attendanceTones = { present: 'good', late: 'waiting', absent: 'bad' } as const

export const attendances = ['present', 'late', 'absent'] as const
