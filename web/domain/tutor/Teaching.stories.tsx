import type { Teaching } from '#sdk'
import { StoryData } from '#web/workshop/StoryData.tsx'
import { StoryForm } from '#web/workshop/StoryForm.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { teachingQuery } from './queries.ts'
import { ReviewNotice } from './ReviewNotice.tsx'
import { TeachingFields } from './TeachingFields.tsx'
import { TeachingPrice } from './TeachingPrice.tsx'

export default {
  component: ReviewNotice,
  subcomponents: { TeachingFields, TeachingPrice },
  parameters: { signedInAs: 'tutor' },
} satisfies Meta

function Notice(
  props: Partial<Pick<Teaching, 'status' | 'missing' | 'is_corrected'>> & { hasReason?: boolean },
) {
  const { text } = useSample()
  const { hasReason = false, ...state } = props
  return (
    <StoryData query={teachingQuery}>
      {({ data }) => (
        <ReviewNotice teaching={{ ...data, missing: [], ...state, reason: hasReason ? text : null }} />
      )}
    </StoryData>
  )
}

export const NewTutor: Story = { render: () => <Notice status="new" /> }
export const NewTutorMissesHours: Story = { render: () => <Notice status="new" missing={['hours']} /> }
export const UnderReview: Story = { render: () => <Notice status="under_review" /> }
export const Rejected: Story = { render: () => <Notice status="rejected" hasReason /> }
export const RejectedAndCorrected: Story = {
  render: () => <Notice status="rejected" is_corrected hasReason />,
}
export const Terminated: Story = { render: () => <Notice status="terminated" hasReason /> }
export const LearnersMissSomething: Story = {
  render: () => <Notice status="approved" missing={['courses', 'price', 'hours']} />,
}

function Price({ isForStaff = false, isOpen = false }: { isForStaff?: boolean; isOpen?: boolean }) {
  return (
    <StoryData query={teachingQuery}>
      {({ data }) => (
        <TeachingPrice
          teaching={isOpen ? { ...data, price: null, has_trial: false } : data}
          isForStaff={isForStaff}
        />
      )}
    </StoryData>
  )
}

export const PriceForTheTutor: Story = { render: () => <Price /> }
export const PriceForStaff: Story = { render: () => <Price isForStaff /> }
export const PriceIsMissing: Story = { render: () => <Price isOpen /> }

function Fields({ isPriceOpen }: { isPriceOpen: boolean }) {
  return (
    <StoryData query={teachingQuery}>
      {({ data }) => (
        <StoryForm>
          <TeachingFields teaching={data} isPriceOpen={isPriceOpen} />
        </StoryForm>
      )}
    </StoryData>
  )
}

export const FieldsForTheTutor: Story = { render: () => <Fields isPriceOpen={false} /> }
export const FieldsWithPrice: Story = { render: () => <Fields isPriceOpen /> }
