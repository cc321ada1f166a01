import type { TutorApplication } from '#sdk'
import { courseNames } from '#web/domain/choices.ts'
import { languageNames } from '#web/domain/institute/reads.ts'
import { day, named, rating } from '#web/resource/columns.tsx'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { type Action, type BulkAction, defineResource } from '#web/resource/resource.ts'
import { TutorReview } from './TutorReview.tsx'

type Status = TutorApplication['status']

/** The five lists of tutors by the state of their review (specification section 4; ruling 47). */
export function applications(status: Status) {
  return defineResource({
    name: 'applications',
    title: `applications.${status}.title`,
    list: '/tutor/applications/list/',
    fixed: { status },
    nameOf,
    columns: [
      {
        name: 'name',
        sort: 'first_name',
        show: (tutor) => (
          <PersonCell
            name={nameOf(tutor)}
            profile_picture_url={tutor.profile_picture_url}
            detail={tutor.email}
          />
        ),
        text: nameOf,
      },
      named('country', { sort: true }),
      listOf('languages'),
      listOf('courses'),
      day('applied_on', { sort: true }),
      // Nobody rates who has not taught here
      ...(['approved', 'terminated'].includes(status) ? [rating('rating', { sort: true })] : []),
      { name: 'phone_number', isExtra: true, show: phoneOf, text: (tutor) => tutor.phone_number },
      { name: 'email', isExtra: true, sort: 'email', show: emailOf, text: (tutor) => tutor.email },
    ],
    filters: [
      { name: 'course_id', kind: 'record', read: courseNames },
      { name: 'language_id', kind: 'record', read: languageNames },
      { name: 'from', kind: 'day' },
    ],
    actions: steps[status].map((step) => actions[step]),
    bulk: steps[status].flatMap((step) => bulks[step] ?? []),
    Detail: TutorReview,
  })
}

type Step = 'start_review' | 'approve' | 'reject' | 'terminate'

/** Where a review may go from each state. */
const steps: Record<Status, readonly Step[]> = {
  new: ['start_review', 'approve', 'reject'],
  under_review: ['approve', 'reject'],
  approved: ['terminate'],
  rejected: ['start_review', 'approve'],
  terminated: ['approve'],
}

const at = (id: number) => ({ params: { path: { id } } })

const actions: Record<Step, Action<TutorApplication>> = {
  start_review: {
    name: 'start_review',
    run: (clients, { id }) => clients.api.POST('/tutor/applications/{id}/start_review/', at(id)),
  },
  approve: {
    name: 'approve',
    run: (clients, { id }) => clients.api.POST('/tutor/applications/{id}/approve/', at(id)),
  },
  reject: {
    name: 'reject',
    ask: 'reason',
    isDanger: true,
    run: (clients, { id }, reason) =>
      clients.api.POST('/tutor/applications/{id}/reject/', { ...at(id), body: { reason } }),
  },
  terminate: {
    name: 'terminate',
    ask: 'name',
    isDanger: true,
    run: (clients, { id }, reason) =>
      clients.api.POST('/tutor/applications/{id}/terminate/', { ...at(id), body: { reason } }),
  },
}

/** A termination is never done to several at once. */
const bulks: Partial<Record<Step, BulkAction>> = {
  start_review: bulk('start_review'),
  approve: { ...bulk('approve'), ask: 'yes' },
  reject: { ...bulk('reject'), ask: 'reason', isDanger: true },
}

function bulk(action: Step): BulkAction {
  return {
    name: action,
    run: (clients, ids, reason) =>
      clients.api.POST('/tutor/applications/bulk/', {
        body: { ids, action, ...(reason ? { reason } : {}) },
      }),
  }
}

function nameOf({ first_name, last_name }: TutorApplication): string {
  return `${first_name} ${last_name}`.trim()
}

function listOf(name: 'languages' | 'courses') {
  return {
    name,
    show: (tutor: TutorApplication, { list }: { list: (names: string[]) => string }) =>
      list(tutor[name].slice(0, 3).map((one) => one.name)),
    text: (tutor: TutorApplication) => tutor[name].map((one) => one.name).join(', '),
  }
}

function phoneOf({ phone_number }: TutorApplication) {
  return <bdi dir="ltr">{phone_number}</bdi>
}

function emailOf({ email }: TutorApplication) {
  return <bdi dir="ltr">{email}</bdi>
}
