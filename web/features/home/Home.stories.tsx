import { mock } from '#mocks/msw.ts'
import { findElement, waitUntil, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { ClosingCall } from './ClosingCall.tsx'
import { FrequentQuestions } from './FrequentQuestions.tsx'
import { Hero } from './Hero.tsx'
import { HeroArt } from './HeroArt.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { KidsBand } from './KidsBand.tsx'
import { NextWebinar } from './NextWebinar.tsx'
import { Subjects } from './Subjects.tsx'
import { highlightsQuery } from './queries.ts'
import { Testimonials } from './Testimonials.tsx'

export default {
  component: Hero,
  subcomponents: {
    HeroArt,
    Subjects,
    NextWebinar,
    HowItWorks,
    KidsBand,
    Testimonials,
    FrequentQuestions,
    ClosingCall,
  },
} satisfies Meta

const noQuotes = { success: true as const, data: [], total: 0, page: 1, page_size: 3 }

export const HeroWithTutors: Story = {
  render: () => <Hero />,
  play: ({ canvasElement }) => findElement(canvasElement, 'img').then(() => undefined),
}

export const ArtWithTutors: Story = {
  render: () => <HeroArt />,
  play: ({ canvasElement }) => findElement(canvasElement, 'img').then(() => undefined),
}

export const Courses: Story = {
  render: () => <Subjects />,
  play: ({ canvasElement }) => findElement(canvasElement, 'a[href*="course_types="]').then(() => undefined),
}

export const Webinar: Story = {
  render: () => <NextWebinar />,
  play: ({ canvasElement }) => findElement(canvasElement, 'a[href*="/Webinars?id="]').then(() => undefined),
}

export const WithoutQuotes: Story = {
  render: () => (
    <>
      <StoryData query={highlightsQuery}>{() => <Testimonials />}</StoryData>
      <ClosingCall />
    </>
  ),
  parameters: { handlers: [mock('listHighlights', 200, noQuotes)] },
  async play({ canvasElement }) {
    await waitUntilGone(canvasElement, '[data-story-loading]')
    if (canvasElement.querySelector('blockquote')) throw new Error('A quote is shown')
  },
}

export const Quotes: Story = {
  render: () => <Testimonials />,
  play: ({ canvasElement }) => findElement(canvasElement, 'blockquote').then(() => undefined),
}

export const Steps: Story = { render: () => <HowItWorks /> }

export const ForParents: Story = {
  render: () => <KidsBand />,
  play: ({ canvasElement }) => findElement(canvasElement, 'a[href="/groups"]').then(() => undefined),
}

export const ForSignedInParents: Story = {
  render: () => <KidsBand />,
  parameters: { signedInAs: 'student' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'a[href="/groups"]')
    if (canvasElement.querySelector('[href*=login], button')) throw new Error('Registration is offered')
  },
}

export const Questions: Story = {
  render: () => <FrequentQuestions />,
  play: ({ canvasElement }) => waitUntil(() => canvasElement.querySelectorAll('details').length === 5),
}

export const QuestionsOfKids: Story = {
  render: () => <FrequentQuestions />,
  parameters: { signedInAs: 'kids' },
  play: ({ canvasElement }) => waitUntil(() => canvasElement.querySelectorAll('details').length === 4),
}
