import { useState } from 'react'
import { findElement, press } from '#web/workshop/interact.ts'
import { StoryData, StoryTutor, tutorListQuery } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { AvailabilityStrip } from './AvailabilityStrip.tsx'
import { BookLinks } from './BookLinks.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { IntroVideo } from './IntroVideo.tsx'
import { VideoScene } from './VideoScene.tsx'
import { ReviewHistogram } from './ReviewHistogram.tsx'
import { Reviews } from './Reviews.tsx'
import { NextSlotLink } from './NextSlotLink.tsx'
import { TutorCard } from './TutorCard.tsx'
import { TutorCardSkeleton } from './TutorCardSkeleton.tsx'
import { TutorNextSlot, TutorOrigin, TutorPrice } from './TutorFacts.tsx'
import { TutorProfileView } from './TutorProfileView.tsx'

export default {
  component: TutorCard,
  subcomponents: {
    AvailabilityStrip,
    BookLinks,
    FavouriteButton,
    IntroVideo,
    VideoScene,
    NextSlotLink,
    ReviewHistogram,
    Reviews,
    TutorCardSkeleton,
    TutorNextSlot,
    TutorOrigin,
    TutorPrice,
    TutorProfileView,
  },
} satisfies Meta

interface CardProps {
  layout: 'row' | 'card'
  isNew?: boolean
  isLong?: boolean
}

function Card({ layout, isNew = false, isLong = false }: CardProps) {
  const { long } = useSample()
  return (
    <StoryData query={tutorListQuery}>
      {({ data: [tutor] }) =>
        tutor && (
          <TutorCard
            tutor={{
              ...tutor,
              ...(isNew && { rating: null, ratings_count: 0, next_slot: null, profile_picture_url: null }),
              ...(isLong && { first_name: long, biography: long }),
            }}
            to="/tutors"
            layout={layout}
            level={2}
          />
        )
      }
    </StoryData>
  )
}

export const AsCard: Story = { render: () => <Card layout="card" /> }
export const AsRow: Story = { render: () => <Card layout="row" /> }
export const ForAStudent: Story = { ...AsRow, parameters: { signedInAs: 'student' } }
export const ForAnotherTutor: Story = { ...AsRow, parameters: { signedInAs: 'tutor' } }
export const NewTutor: Story = { render: () => <Card layout="card" isNew /> }
export const LongTexts: Story = { render: () => <Card layout="row" isLong /> }
export const CardIsLoading: Story = { render: () => <TutorCardSkeleton /> }

export const SavedAsFavourite: Story = {
  ...AsCard,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-pressed=false]')
    await press(canvasElement, 'button[aria-pressed=true]')
    await findElement(canvasElement, 'button[aria-pressed=false]')
  },
}

export const Profile: Story = {
  render: () => <StoryTutor>{(tutor) => <TutorProfileView tutor={tutor} />}</StoryTutor>,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'h3')
  },
}

export const FreeHours: Story = {
  render: () => <StoryTutor>{(tutor) => <AvailabilityStrip tutor={tutor} level={2} />}</StoryTutor>,
  parameters: { signedInAs: 'student' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a')
  },
}

export const NextFreeHour: Story = {
  render: () => <StoryTutor>{(tutor) => <NextSlotLink tutor={tutor} isZoneKnown />}</StoryTutor>,
  parameters: { signedInAs: 'student' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a')
  },
}

export const ReviewsOfATutor: Story = {
  render: () => <StoryTutor>{(tutor) => <Reviews tutor={tutor} level={2} />}</StoryTutor>,
}
export const NoReviews: Story = {
  render: () => (
    <StoryTutor>
      {(tutor) => (
        <Reviews tutor={{ ...tutor, rating: null, ratings_count: 0, reviews_count: 0 }} level={2} />
      )}
    </StoryTutor>
  ),
}

export const Histogram: Story = {
  render: function HistogramStory() {
    const [chosen, setChosen] = useState<number>()
    return <ReviewHistogram counts={[0, 1, 4, 12, 31]} chosen={chosen} onChoose={setChosen} />
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-pressed=false]')
    await findElement(canvasElement, 'button[aria-pressed=true]')
  },
}

export const Video: Story = {
  render: () => (
    <StoryTutor>
      {(tutor) =>
        ['arabic', 'quran', 'tajweed'].map((subject) => (
          <IntroVideo key={subject} tutor={{ ...tutor, course_types: [subject] }} />
        ))
      }
    </StoryTutor>
  ),
}
export const LinksToBooking: Story = {
  render: () => <StoryTutor>{(tutor) => <BookLinks tutor={tutor} />}</StoryTutor>,
}
