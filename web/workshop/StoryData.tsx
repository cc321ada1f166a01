import type { TutorProfile } from '#sdk'
import type { ReactNode } from 'react'
import { type Query, query, useQuery } from '#web/api/query.ts'
import { type TemporalApi, useTemporal } from '#web/calendar/temporal.ts'
import { tutorQuery } from '#web/domain/tutor/queries.ts'

interface StoryDataProps<Data> {
  query: Query<Data>
  children: (data: Data) => ReactNode
}

/** Stands for a story that loads; the test of stories waits until it is gone. */
function Loading() {
  return <span data-story-loading="" />
}

/**
 * Renders a story with data of the mock API.
 * @throws Error where the data has nothing to show: an empty story passes every test
 */
export function StoryData<Data>({ query: read, children }: StoryDataProps<Data>) {
  const { data } = useQuery(read)
  if (!data) return <Loading />
  const shown = children(data)
  if (!shown) throw new Error(`The mock world has nothing to show of ${read.path}`)
  return shown
}

/** Renders a story with Temporal. */
export function StoryTemporal({ children }: { children: (temporal: TemporalApi) => ReactNode }) {
  const temporal = useTemporal()
  return temporal ? children(temporal) : <Loading />
}

/** The tutors of the mock world, in the order in which they have free hours. */
export const tutorListQuery = query('/tutor/list/', {
  query: { ordering: 'next_slot', page: 1, page_size: 10 },
})

/** Renders a story with the profile of the tutor who has the next free hour. */
export function StoryTutor({ children }: { children: (tutor: TutorProfile) => ReactNode }) {
  return (
    <StoryData query={tutorListQuery}>
      {({ data: [first] }) =>
        first && <StoryData query={tutorQuery(first.id)}>{({ data }) => children(data)}</StoryData>
      }
    </StoryData>
  )
}
