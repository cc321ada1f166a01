import data from '#mocks/data/records.json'
import { getText } from '#mocks/data/texts.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import type { AuditRecord } from '#mocks/world/staffRecords.ts'
import type { AccountRecord, ReviewState, TutorRecord } from '#mocks/world/records.ts'

interface AuditInputs {
  tutors: readonly TutorRecord[]
  accounts: readonly AccountRecord[]
}

/** Actions that lead to each state of the tutor review, with their day. */
const reviews: Readonly<Record<ReviewState, readonly (readonly [AuditRecord['action'], number])[]>> = {
  new: [['applied', 0]],
  under_review: [
    ['applied', 0],
    ['start_review', 1],
  ],
  approved: [
    ['applied', 0],
    ['start_review', 1],
    ['approve', 4],
  ],
  rejected: [
    ['applied', 0],
    ['start_review', 2],
    ['reject', 5],
  ],
  terminated: [
    ['applied', 0],
    ['start_review', 1],
    ['approve', 3],
    ['terminate', 90],
  ],
}

/** Creates the review history of the tutors; no entry is in the future. */
export function createAudits(root: number, day: number, { tutors, accounts }: AuditInputs): AuditRecord[] {
  const operator = accounts.find(({ category }) => category === 'operator')
  const rows = tutors.flatMap((tutor) => {
    const [rejected = '', terminated = ''] = data.reasons
      .slice(-2)
      .map((text) => getText(text)[tutor.id % 2 ? 'ar' : 'en'])
    return reviews[tutor.status].map(([action, days]) => ({
      tutor: tutor.id,
      action,
      done_by: buildFullName(action === 'applied' ? tutor : (operator ?? tutor)),
      done: Math.min(Date.parse(tutor.applied_on) + days * DAY, day),
      reason: action === 'reject' ? rejected : action === 'terminate' ? terminated : null,
    }))
  })
  return rows.map((row, index) => ({ id: root + index + 1, ...row }))
}
