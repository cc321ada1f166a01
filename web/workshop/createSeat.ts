import type { WebinarRegistration } from '#sdk'

const tutor = { id: 8, name: 'Amal Khalid', profile_picture_url: null }

/** Creates a seat of a learner at a webinar of half an hour. */
export function createSeat(id: number, kind: 'interview' | 'webinar', start: string): WebinarRegistration {
  const end = new Date(Date.parse(start) + 1_800_000).toISOString()
  return {
    id,
    webinar: {
      id: id + 100,
      title: 'Short surahs',
      description: 'Recited together',
      tutor: tutor,
      language: { id: 1, name: 'Arabic' },
      start_date_time: start,
      end_date_time: end,
      state: 'not started',
      kind,
      course: { id: 107, name: 'Tajweed' },
      capacity: 6,
      registered: 2,
      is_cancelled: false,
    },
    learner: { id: 9, name: 'Layan', profile_picture_url: null },
    status: 'registered',
    waitlist_position: null,
    join_from: start,
    join_link: null,
    recording_url: null,
    registered_on: '2026-11-20T10:00:00Z',
  }
}
