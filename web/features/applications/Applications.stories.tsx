import { mock } from '#mocks/msw.ts'
import type { TutorApplication } from '#sdk'
import type { ReactNode } from 'react'
import { query } from '#web/api/query.ts'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryColumns } from '#web/workshop/StoryColumns.tsx'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { defineApplications } from './applications.tsx'
import { TutorFacts } from './TutorFacts.tsx'
import { TutorHours } from './TutorHours.tsx'
import { TutorReview } from './TutorReview.tsx'
import { TutorTeaching } from './TutorTeaching.tsx'

export default {
  component: TutorReview,
  subcomponents: { TutorFacts, TutorHours, TutorTeaching },
  parameters: { signedInAs: 'operator' },
} satisfies Meta

const ignore = () => undefined
const approved = defineApplications('approved')
const waiting = defineApplications('new')

/** Renders with the first tutor who is approved. */
function FirstTutor({ children }: { children: (row: TutorApplication) => ReactNode }) {
  return <StoryData query={approved.read({ page: 1 })}>{({ data: [row] }) => row && children(row)}</StoryData>
}

const renderReview = () => (
  <FirstTutor>{(row) => <TutorReview row={row} actions={undefined} onClose={ignore} />}</FirstTutor>
)

export const Approved: Story = {
  render: renderReview,
  async play() {
    await findElement(
      document,
      'dialog[open] a[href^="/dashboard/payments?f.tutor_id="], dialog[open] a[href*="f.tutor_id="]',
    )
    await findElement(document, 'dialog[open] section ol li')
    await findElement(document, 'dialog[open] a[href^="/tutors/"]')
    const facts = document.querySelector('dialog[open] dl')?.textContent ?? ''
    if (!/Female|Male|أنثى|ذكر/.test(facts)) throw new Error('The gender is not shown')
    if (!/Joined|تاريخ الانضمام/.test(facts)) throw new Error('The day of joining is not shown')
    if (!document.querySelector('dialog[open] dl [role=img]')?.textContent.includes('('))
      throw new Error('The number of ratings is not shown')
  },
}

export const DetailsThatFail: Story = {
  render: renderReview,
  parameters: { handlers: [mock.status('readTutorApplication', 403)] },
  play: expectElement('dialog[open] [role=alert] button'),
}

const exceptions = [
  { date: '2099-12-01', is_closed: true, from: null, to: null, note: 'School trip' },
  { date: '2099-11-01', is_closed: false, from: '16:00', to: '18:00', note: null },
  { date: '2020-11-01', is_closed: true, from: null, to: null, note: null },
]
const week = [
  { day: 1, from: '09:00', to: '12:00' },
  { day: 1, from: '16:00', to: '18:00' },
]

export const Hours: Story = {
  render: () => <TutorHours hours={{ time_zone: 'Africa/Cairo', week, exceptions }} />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dl > div:only-child')
    if (!canvasElement.querySelector('dl')?.innerText.includes('16:00–18:00'))
      throw new Error('The second range of a day is missing')
    const dates = [...canvasElement.querySelectorAll('li')].map((row) => row.innerText)
    if (dates.length !== 2 || !dates[1]?.includes('School trip'))
      throw new Error('The coming dates are not in their order')
  },
}
export const NoHours: Story = {
  render: () => <TutorHours hours={{ time_zone: 'Africa/Cairo', week: [], exceptions: [] }} />,
  play: expectElement('section p:only-of-type'),
}

function Teaching() {
  return (
    <FirstTutor>
      {({ id }) => (
        <StoryData query={query('/tutor/applications/detail/{id}/', { path: { id } })}>
          {({ data }) => (
            <TutorTeaching tutor={{ ...data, teaching: { ...data.teaching, missing: ['price'] } }} />
          )}
        </StoryData>
      )}
    </FirstTutor>
  )
}

export const MissingPrice: Story = {
  render: () => <Teaching />,
  async play({ canvasElement }) {
    await findElement(canvasElement, '.fui-MessageBar')
    await press(canvasElement, 'section button')
    await findElement(canvasElement, 'form')
  },
}

export const CanBeBooked: Story = {
  render: () => <StoryColumns resource={approved} change={{ missing: [] }} />,
  play: expectElement('[data-column=missing] span'),
}

export const NewOnes: Story = {
  render: () => <StoryColumns resource={waiting} change={{ first_name: 'Amal', last_name: 'Khalid' }} />,
  async play({ canvasElement }) {
    await waitUntil(
      () => canvasElement.querySelector('[data-column=name]')?.textContent.includes('Amal Khalid') === true,
    )
    if (canvasElement.querySelector('[data-column=rating]'))
      throw new Error('A tutor without classes has a rating')
  },
}
