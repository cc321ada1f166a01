import { query } from '#web/api/query.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { CourseCover } from './CourseCover.tsx'

export default { component: CourseCover } satisfies Meta

function Cover({ hasPicture }: { hasPicture: boolean }) {
  return (
    <StoryData of={query('/courses/list/', { query: { page: 1, page_size: 10 } })}>
      {({ data }) => {
        const course = data.find(({ image }) => image)
        return (
          course && (
            <div style={{ maxWidth: 360 }}>
              <CourseCover course={hasPicture ? course : { ...course, image: null }} />
            </div>
          )
        )
      }}
    </StoryData>
  )
}

export const Picture: Story = { render: () => <Cover hasPicture /> }
export const Pattern: Story = { render: () => <Cover hasPicture={false} /> }
