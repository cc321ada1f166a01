import { mock } from '#mocks/msw.ts'
import { query } from '#web/api/query.ts'
import { findElement, waitUntil } from '#web/workshop/interact.ts'
import { interviews, mockInterviews } from '#web/workshop/sampleInterviews.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { BookedInterview } from './BookedInterview.tsx'
import { ReservationCancellation } from './cancelReservation.tsx'
import { ReservationDetail } from './ReservationDetail.tsx'
import { ReservationFacts } from './ReservationFacts.tsx'

export default {
  component: ReservationDetail,
  subcomponents: { BookedInterview, ReservationCancellation, ReservationFacts },
  parameters: { signedInAs: 'student' },
} satisfies Meta

type State = 'active' | 'finished' | 'cancelled'

const listReservations = (state: State) =>
  query('/reservations/list/', { query: { page: 1, page_size: 10, state: [state] } })

function Reservation({ state }: { state: State }) {
  return (
    <StoryData query={listReservations(state)}>
      {({ data: [row] }) => row && <ReservationDetail row={row} onClose={() => undefined} actions={[]} />}
    </StoryData>
  )
}

const isOpen: Story['play'] = async ({ canvasElement }) => {
  await findElement(canvasElement, 'dialog[open] h2')
}

export const ActiveReservation: Story = { render: () => <Reservation state="active" />, play: isOpen }

function GroupFacts() {
  return (
    <StoryData query={listReservations('active')}>
      {({ data: [row] }) =>
        row && (
          <StoryData query={query('/reservations/detail/{id}/', { path: { id: row.id } })}>
            {({ data }) => {
              const classes = data.classes.map((one) => ({
                ...one,
                group_class: { id: 5, name: 'Reciters' },
              }))
              return <ReservationFacts row={{ ...row, kind: 'group' }} booking={{ ...data, classes }} />
            }}
          </StoryData>
        )
      }
    </StoryData>
  )
}

/** Each group class once, beside state, kind and dates */
export const FactsForStaff: Story = {
  render: () => <GroupFacts />,
  parameters: { signedInAs: 'operator' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dl a[href="/dashboard/group-classes?id=5"]')
    if (canvasElement.querySelectorAll('a[href="/dashboard/group-classes?id=5"]').length !== 1)
      throw new Error('A group class is named for each class')
  },
}

export const CancelledReservation: Story = {
  render: () => <Reservation state="cancelled" />,
  parameters: { signedInAs: 'institute_admin' },
  play: isOpen,
}
export const ReservationForStaff: Story = {
  ...ActiveReservation,
  parameters: { signedInAs: 'institute_admin' },
}

const kids = [1400, 1401].map((id) => ({ id, name: `Kid ${id}`, profile_picture_url: null, age: 8 }))
const shared = {
  id: 5,
  course: { id: 101, name: 'Tajweed' },
  tutor: { id: 1001, name: 'Amal Khalid', profile_picture_url: null },
  tutor_time_zone: 'Africa/Cairo',
  students: kids,
  kind: 'group' as const,
  state: 'confirmed' as const,
  start_date_time: '2026-12-02T17:00:00Z',
  end_date_time: '2026-12-02T18:00:00Z',
  outcome: null,
  recording_url: null,
  notes: null,
  has_feedback: false,
}

const forKids = {
  id: 1,
  reference: 'R-1',
  kind: 'group' as const,
  state: 'active' as const,
  student: shared.tutor,
  learner: shared.tutor,
  learners: kids.map((kid) => ({ ...kid, sessions_total: 1, sessions_used: 0 })),
  tutor: null,
  courses: [shared.course],
  program: null,
  sessions_total: 2,
  sessions_used: 0,
  currency: 'EGP' as const,
  total_cost: 100,
  payment_id: null,
  payment_state: 'completed' as const,
  is_payable: false,
  starts_on: '2026-12-02',
  ends_on: '2026-12-02',
  renews_on: null,
  to_reschedule: 0,
  refund: null,
  created_on: '2026-11-20T17:00:00Z',
}
const detail = { ...forKids, classes: [shared], cancel_reason: null, webinar_id: null, interview: null }

export const ClassesThatKidsShare: Story = {
  render: () => <ReservationDetail row={forKids} onClose={() => undefined} actions={[]} />,
  parameters: { handlers: [mock('readReservation', 200, { success: true, data: detail })] },
  // 2 classes of which one is listed
  play: () =>
    waitUntil(() => /share|يشترك/.test(document.querySelector('dialog[open] label')?.textContent ?? '')),
}

const replaced = { ...forKids, state: 'cancelled' as const, payment_state: 'failed' as const }
const newer = { wanted: ['2026-12-02T17:00:00Z'], cancel_reason: 'Replaced by R-3', replaced_by: 3 }

export const ReplacedByNewTimes: Story = {
  render: () => <ReservationDetail row={replaced} onClose={() => undefined} actions={[]} />,
  parameters: {
    handlers: [
      mock('readReservation', 200, {
        success: true,
        data: { ...replaced, ...newer, classes: [], webinar_id: null, interview: null },
      }),
    ],
  },
  // Nothing is said of hours that are kept
  play: () =>
    waitUntil(
      () =>
        document.querySelector('dialog[open] dl a[href$="reservations?id=3"]') !== null &&
        document.querySelector('dialog[open] ol + p') === null,
    ),
}

export const ConsequencesOfCancelling: Story = {
  render: () => (
    <StoryData query={listReservations('active')}>
      {({ data: [row] }) => row && <ReservationCancellation row={row} />}
    </StoryData>
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'li')
  },
}

export const InterviewThatWasCancelled: Story = {
  render: () => (
    <BookedInterview
      booking={{
        id: 1,
        interview: null,
        webinar_id: 1,
        state: 'active',
        courses: [{ id: 107, name: 'Tajweed' }],
      }}
    />
  ),
}

export const InterviewThatWasMissed: Story = {
  parameters: { handlers: [mockInterviews(interviews)] },
  render: () => (
    <BookedInterview
      booking={{
        id: 1,
        interview: interviews[0] ? { ...interviews[0], is_missed: true } : null,
        webinar_id: 1,
        state: 'active',
        courses: [{ id: 107, name: 'Tajweed' }],
      }}
    />
  ),
  async play({ canvasElement }) {
    await findElement(canvasElement, 'input[type=radio]')
  },
}
