import { mock } from '#mocks/msw.ts'
import type { InterviewSession } from '#sdk'

const course = { id: 107, name: 'Tajweed' }

/** The group classes that the sample interviews are for. */
export const interviewedGroups = { courses: [course.id], groups: [] }

function createInterview(id: number, day: string, seats_left: number): InterviewSession {
  return {
    id,
    title: course.name,
    tutor: { id: 1, name: 'Amal Khalid', profile_picture_url: null },
    start_date_time: `${day}T15:00:00Z`,
    end_date_time: `${day}T15:30:00Z`,
    capacity: 6,
    seats_left,
    course,
    is_for_family: id === 1,
  }
}

/** Two interviews on one day, of which one is full, and one on another. */
export const interviews = [
  createInterview(1, '2026-11-28', 2),
  createInterview(2, '2026-11-28', 0),
  createInterview(3, '2026-12-01', 6),
]

/** A handler that lists some interviews. */
export function mockInterviews(data: InterviewSession[]) {
  const page = { success: true, total: data.length, page: 1, page_size: 50 } as const
  return mock('listInterviewSessions', 200, { ...page, data })
}
