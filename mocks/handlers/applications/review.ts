import type { TutorApplicationDetail } from '#sdk'
import { getMessage } from '#mocks/data/texts.ts'
import {
  throwConflict,
  throwConflictText,
  throwNotFound,
  respondData,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import { assertRefundSeen } from '#mocks/handlers/assertRefundSeen.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { toTeaching } from '#mocks/handlers/applications/teaching.ts'
import { computeTeachingRefund, endTeaching } from '#mocks/handlers/applications/endTeaching.ts'
import { notifyOfGroup } from '#mocks/handlers/classes/notifyOfClass.ts'
import { toCancellation } from '#mocks/handlers/reservations/cancellations.ts'
import { runForEach } from '#mocks/handlers/bulk.ts'
import { requireAccount, parseId } from '#mocks/handlers/callValues.ts'
import { toApplication, formatFullName, getVideoUrl, toTutor } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import { getWeeklyHours } from '#mocks/world/hours/slots.ts'
import type { AuditRecord } from '#mocks/world/staffRecords.ts'
import type { ReviewState, TutorRecord } from '#mocks/world/records.ts'
import { notify } from '#mocks/world/notify.ts'

type Action = Exclude<AuditRecord['action'], 'applied'>

/** States that an action starts from, and the state it leads to. */
const transitions: Readonly<Record<Action, { from: readonly ReviewState[]; to: ReviewState }>> = {
  start_review: { from: ['new', 'rejected'], to: 'under_review' },
  approve: { from: ['new', 'under_review', 'rejected', 'terminated'], to: 'approved' },
  reject: { from: ['new', 'under_review'], to: 'rejected' },
  terminate: { from: ['approved'], to: 'terminated' },
}

const events = {
  start_review: 'reviewStarted',
  approve: 'applicationApproved',
  reject: 'applicationRefused',
  terminate: 'tutorTerminated',
} as const

export const startTutorReview: Handler<'startTutorReview'> = (call) => move(call, 'start_review', null)

export const approveTutor: Handler<'approveTutor'> = (call) => move(call, 'approve', null)

export const rejectTutor: Handler<'rejectTutor'> = (call, { reason }) => move(call, 'reject', reason)

export const terminateTutor: Handler<'terminateTutor'> = (call, { reason }) => {
  assertRefundSeen(call, computeTeachingRefund(call, parseId(call)).amount)
  return move(call, 'terminate', reason)
}

/** Returns the amount that terminating the tutor pays back. */
export const previewTutorTermination: Handler<'previewTutorTermination'> = (call) => {
  const tutor = call.state.tutors.get(parseId(call)) ?? throwNotFound(call)
  if (!transitions.terminate.from.includes(tutor.status)) throwConflict(call)
  return respondData(toCancellation(computeTeachingRefund(call, tutor.id), call))
}

export const reviewTutors: Handler<'reviewTutors'> = (call, { ids, action, reason, seen_status }) => {
  const needsReason = action === 'reject' || action === 'terminate'
  if (needsReason && !reason) throwFieldErrors(call, { reason: 'required' })
  return respondData(
    runForEach(call, ids, (id) => change(call, id, { action, reason: reason ?? null, seen: seen_status })),
  )
}

export const readTutorApplication: Handler<'readTutorApplication'> = (call) => {
  const tutor = call.state.tutors.get(parseId(call)) ?? throwNotFound(call)
  const now = call.world.clock()
  const { audits, classes, profiles } = call.state
  const teaching = toTeaching(tutor, call)
  const data: TutorApplicationDetail = {
    ...toApplication(tutor, call),
    biography: tutor.biography[call.language],
    video_url: getVideoUrl(tutor, call),
    time_zone: tutor.time_zone,
    documents: teaching.documents,
    teaching,
    audit: audits
      .list()
      .filter((row) => row.tutor === tutor.id)
      .map((row) => ({
        action: row.action,
        done_by: row.done_by[call.language],
        done_on: formatIso(row.done),
        reason: row.reason,
      })),
    ratings_count: tutor.ratings_count,
    classes_count: tutor.classes_count,
    joined_on: tutor.joined_on,
    date_of_birth: profiles.get(tutor.id)?.date_of_birth ?? null,
    next_slot: tutor.status === 'approved' ? toTutor(tutor, call).next_slot : null,
    hours: getWeeklyHours(call.state, tutor),
    upcoming_classes: classes
      .list()
      .filter((row) => row.tutor === tutor.id && row.start > now && !row.outcome).length,
  }
  return respondData(data)
}

interface Decision {
  action: Action
  reason: string | null
  /** The state that the caller saw; absent where the caller did not say it */
  seen?: string | undefined
}

function move(call: Call, action: Action, reason: string | null) {
  const seen = call.query.get('seen_status') ?? undefined
  return respondData(toApplication(change(call, parseId(call), { action, reason, seen }), call))
}

function change(call: Call, id: number, { action, reason, seen }: Decision): TutorRecord {
  const tutor = call.state.tutors.get(id) ?? throwNotFound(call)
  const { from, to } = transitions[action]
  const isOther = seen !== undefined && seen !== tutor.status
  if (isOther) throwConflictText(describeDecision(call, tutor))
  if (!from.includes(tutor.status)) throwConflict(call)
  const changed = { ...tutor, status: to, isCorrected: false }
  call.state.tutors.update(changed)
  const account = requireAccount(call)
  const name = formatFullName(account, call)
  const done = call.world.clock()
  call.state.audits.insert((number) => ({
    id: number,
    tutor: id,
    action,
    done_by: { en: name, ar: name },
    done,
    reason,
  }))
  const event = tutor.status === 'terminated' ? 'tutorReactivated' : events[action]
  notify(call.state, done, event, { tutors: [id], values: { id, reason: reason ?? '' } })
  // Their plans were kept: learners may join again
  if (tutor.status === 'terminated')
    for (const group of call.state.groupClasses.list())
      if (group.tutor === id) notifyOfGroup(call, 'groupClassAssigned', group, [])
  if (action === 'terminate') {
    endTeaching(call, id, reason ?? '')
    call.world.tokens.revokeAll({ institute: call.state.institute.id, account: id })
  }
  return changed
}

/** Says who has decided about a tutor meanwhile, and what. */
function describeDecision({ state, language }: Call, { id, status }: TutorRecord): string {
  const last = state.audits.list().findLast(({ tutor }) => tutor === id)
  return getMessage(decisions[status], language).replace('{name}', () => last?.done_by[language] ?? '')
}

const decisions = {
  new: 'changed',
  under_review: 'tutorUnderReview',
  approved: 'tutorApprovedMeanwhile',
  rejected: 'tutorRejectedMeanwhile',
  terminated: 'tutorTerminatedMeanwhile',
} as const
