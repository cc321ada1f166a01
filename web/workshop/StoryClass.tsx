import type { ClassDetail } from '#sdk'
import type { ReactNode } from 'react'
import { query } from '#web/api/query.ts'
import { classQuery, comingQuery, type Side } from '#web/domain/classes/queries.ts'
import { StoryData } from './StoryData.tsx'

interface StoryClassProps {
  /** The signed-in person's role */
  side?: Side
  /** The latest class that was held, instead of the next one */
  isOver?: boolean
  /** The latest one whose recording is ready */
  isRecorded?: boolean
  children: (bookedClass: ClassDetail) => ReactNode
}

const archivedQuery = query('/classes/archived/list/', { query: { page: 1, page_size: 10 } })

/** Renders a story with a class of the signed-in student, kid or tutor. */
export function StoryClass({
  side = 'student',
  isOver = false,
  isRecorded = false,
  children,
}: StoryClassProps) {
  if (isOver)
    return (
      <StoryData query={archivedQuery}>
        {({ data }) => {
          const held = data.find(
            ({ outcome, recording_url: url }) => outcome === 'completed' && (!isRecorded || url),
          )
          return held && <ClassById id={held.id}>{children}</ClassById>
        }}
      </StoryData>
    )
  return (
    <StoryData query={comingQuery(side)}>
      {({ data: [next] }) => next && <ClassById id={next.id}>{children}</ClassById>}
    </StoryData>
  )
}

function ClassById({ id, children }: { id: number } & Pick<StoryClassProps, 'children'>) {
  return <StoryData query={classQuery(id)}>{({ data }) => children(data)}</StoryData>
}
