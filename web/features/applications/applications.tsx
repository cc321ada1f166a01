import type { Cancellation, TutorApplication } from '#sdk'
import { query } from '#web/api/query.ts'
import { courseNames, languageNames } from '#web/domain/nameQueries.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { tutorListPaths, withSearch } from '#web/paths.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'
import { day, named, rating } from '#web/resource/columns.tsx'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import {
  type Action,
  type BulkAction,
  type BulkQuestion,
  type Column,
  defineResource,
} from '#web/resource/resource.ts'
import { Status } from '#web/ui/Status.tsx'
import { TutorReview } from './TutorReview.tsx'

type Status = TutorApplication['status']

/**
 * Declares the list of tutors in one state of their review.
 * @see specification section 4
 */
export function defineApplications(status: Status) {
  return defineResource({
    name: 'applications',
    title: `applications.${status}.title`,
    list: '/tutor/applications/list/',
    baseQuery: { status },
    getName: formatFullName,
    buildRecordPath: (tutor, id) => withSearch(tutorListPaths[tutor.status], { id }),
    columns: [
      {
        name: 'name',
        sort: 'first_name',
        show: (tutor) => (
          <PersonCell
            name={formatFullName(tutor)}
            profile_picture_url={tutor.profile_picture_url}
            detail={tutor.email}
          />
        ),
        text: formatFullName,
      },
      named('country', { sort: true }),
      createNamesColumn('languages'),
      createNamesColumn('courses'),
      day('applied_on', { sort: true }),
      // Tutors without classes have no rating
      ...(['approved', 'terminated'].includes(status) ? [rating('rating', { sort: true })] : []),
      ...(status === 'approved' ? [missing] : []),
      { name: 'phone_number', isExtra: true, show: showPhone, text: (tutor) => tutor.phone_number },
      { name: 'email', isExtra: true, sort: 'email', show: showEmail, text: (tutor) => tutor.email },
    ],
    filters: [
      { name: 'course_id', kind: 'record', read: courseNames },
      { name: 'language_id', kind: 'record', read: languageNames },
      { name: 'from', kind: 'day' },
    ],
    actions: steps[status].map((step) => actions[step]),
    bulkActions: steps[status].flatMap((step) => createBulkAction(step, status) ?? []),
    Detail: TutorReview,
  })
}

type Step = 'start_review' | 'approve' | 'reject' | 'terminate' | 'take_back'

/** The possible steps of a review by state. */
const steps: Record<Status, readonly Step[]> = {
  new: ['start_review', 'approve', 'reject'],
  under_review: ['approve', 'reject'],
  approved: ['terminate'],
  rejected: ['start_review', 'approve'],
  terminated: ['take_back'],
}

const toParams = ({ id }: TutorApplication) => ({ params: { path: { id } } })

/** With the state that is shown: a tutor who was decided about meanwhile is not decided about again unseen. */
const toSeenParams = ({ id, status }: TutorApplication) => ({
  params: { path: { id }, query: { seen_status: status } },
})

const approve: Omit<Action<TutorApplication>, 'name'> = {
  confirm: 'yes',
  isDone: ({ status }) => status === 'approved',
  run: (clients, tutor) => clients.api.POST('/tutor/applications/{id}/approve/', toSeenParams(tutor)),
}

const actions: Record<Step, Action<TutorApplication>> = {
  start_review: {
    name: 'start_review',
    confirm: 'yes',
    isDone: ({ status }) => status === 'under_review',
    run: (clients, tutor) => clients.api.POST('/tutor/applications/{id}/start_review/', toSeenParams(tutor)),
  },
  approve: { ...approve, name: 'approve' },
  // To the API an approval; who was approved before reads what does not come back
  take_back: { ...approve, name: 'take_back' },
  reject: {
    name: 'reject',
    confirm: 'reason',
    isDanger: true,
    isDone: ({ status }) => status === 'rejected',
    run: (clients, tutor, reason) =>
      clients.api.POST('/tutor/applications/{id}/reject/', { ...toParams(tutor), body: { reason } }),
  },
  terminate: {
    name: 'terminate',
    confirm: 'name',
    isDanger: true,
    Preview: TutorTermination,
    isDone: ({ status }) => status === 'terminated',
    run: (clients, { id }, reason, _, seen) =>
      clients.api.POST('/tutor/applications/{id}/terminate/', {
        params: { path: { id }, ...(seen && { query: { seen_refund: seen.refund_amount } }) },
        body: { reason },
      }),
  },
}

/** Terminating is offered for single tutors only. */
function createBulkAction(step: Step, seen_status: Status): BulkAction | undefined {
  if (step === 'terminate') return undefined
  return {
    name: step,
    ...(step !== 'start_review' && { question: createQuestion(step, step === 'reject' ? 'reason' : 'yes') }),
    ...(step === 'reject' && { isDanger: true }),
    run: (clients, ids, reason) =>
      clients.api.POST('/tutor/applications/bulk/', {
        body: {
          ids,
          action: step === 'take_back' ? 'approve' : step,
          seen_status,
          ...(reason ? { reason } : {}),
        },
      }),
  }
}

function createQuestion(
  action: 'approve' | 'reject' | 'take_back',
  confirm: BulkQuestion['confirm'],
): BulkQuestion {
  const title = `applications.ask.bulk.${action}` as const
  return { confirm, title, text: `${title}.text` }
}

/** Whether learners can book the tutor, or what is missing. */
const missing: Column<TutorApplication> = {
  name: 'missing',
  show: (tutor, { text, list }) => (
    <Status tone={tutor.missing.length ? 'waiting' : 'good'}>
      {tutor.missing.length
        ? list(tutor.missing.map((what) => text(`applications.missing.${what}`)))
        : text('applications.missing.none')}
    </Status>
  ),
  text: ({ missing: all }, { text }) =>
    all.length
      ? all.map((what) => text(`applications.missing.${what}`)).join(', ')
      : text('applications.missing.none'),
}

function createNamesColumn(name: 'languages' | 'courses') {
  return {
    name,
    show: (tutor: TutorApplication, { list }: { list: (names: string[]) => string }) => (
      <bdi>{list(tutor[name].map((one) => one.name)) || '–'}</bdi>
    ),
    text: (tutor: TutorApplication) => tutor[name].map((one) => one.name).join(', '),
  }
}

function showPhone({ phone_number }: TutorApplication) {
  return <bdi dir="ltr">{phone_number}</bdi>
}

function showEmail({ email }: TutorApplication) {
  return <bdi dir="ltr">{email}</bdi>
}

interface TutorTerminationProps {
  row: Pick<TutorApplication, 'id'>
  onSeen?: (seen: Cancellation) => void
}

/** The refunds that terminating a tutor causes. */
function TutorTermination({ row, onSeen }: TutorTerminationProps) {
  const read = query('/tutor/applications/{id}/termination/', { path: { id: row.id } })
  return <CancellationView query={read} onSeen={onSeen} />
}
