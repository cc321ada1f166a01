import type { BookedClass, Person, RescheduleRequest } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Money } from '#web/ui/Money.tsx'
import { getKid } from './family.ts'
import { toMoveRow } from './moveRequests.tsx'
import { PendingList } from './PendingList.tsx'

/** A booking that waits for its payment, or a month that is due. */
export interface UnpaidItem {
  key: string
  learner: Person
  title: string
  /** Program and month */
  details?: readonly string[]
  amount: number
  currency: string
  /** A chosen hour has passed: new times are chosen in place of paying */
  isPast?: boolean | undefined
  /** Path of the page that pays it */
  to: string
}

interface PendingItemsProps {
  /** Requests of tutors to move a class */
  moves: readonly RescheduleRequest[]
  /** Paid classes without a time */
  owed: readonly BookedClass[]
  /** Bookings and fees that can be paid now */
  unpaid: readonly UnpaidItem[]
  /** Builds the path of a class's details */
  getPath: (bookedClass: number) => string
}

/** Requests to answer, open payments and classes without a time of a family. */
export function PendingItems({ moves, owed, unpaid, getPath }: PendingItemsProps) {
  return (
    <PendingList
      rows={[
        ...moves.map((row) => toMoveRow(row, getPath)),
        ...unpaid.map(({ learner, title, amount, currency, isPast, ...row }) => ({
          ...row,
          title: <bdi>{title}</bdi>,
          text: (
            <FormattedMessage
              id="family.unpaid"
              values={{
                isOwn: getKid(learner) === undefined,
                name: <bdi>{learner.name}</bdi>,
                amount: <Money amount={amount} currency={currency} />,
              }}
            />
          ),
          buttonText: isPast ? ('family.newTimes' as const) : ('family.pay' as const),
        })),
        ...owed.map(({ id, course, students, tutor }) => ({
          key: `owed-${id}`,
          title: <bdi>{course.name}</bdi>,
          text: (
            <FormattedMessage
              id="family.unplacedFor"
              values={{
                isOwn: students.every((student) => getKid(student) === undefined),
                learner: <bdi>{students.map(({ name }) => name).join(' · ')}</bdi>,
                name: <bdi>{tutor.name}</bdi>,
              }}
            />
          ),
          to: getPath(id),
          buttonText: 'family.place' as const,
        })),
      ]}
    />
  )
}
