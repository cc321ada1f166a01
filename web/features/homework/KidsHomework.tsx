import type { StudentHomework } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { KidsCard, type KidsCardState } from '#web/domain/kid/KidsCard.tsx'
import { KidsList } from '#web/domain/kid/KidsList.tsx'
import { useNow } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { KidsHomeworkPlay } from './KidsHomeworkPlay.tsx'
import { studentHomework } from './studentHomework.tsx'
import { TaskPicture } from './TaskPicture.tsx'

const work = {
  due: { state: ['overdue', 'pending'] },
  done: { state: ['completed'] },
  rest: 'kidsWork.homework.rest',
} as const

const homeworkOfKids = { ...studentHomework, Detail: KidsHomeworkPlay }

/** A kid's homework: open tasks first; a task is played over the whole window. */
export function KidsHomework() {
  return (
    <KidsList resource={homeworkOfKids} picture="homework" title="kidsWork.homework" work={work}>
      {(homework, open) => <HomeworkCard homework={homework} onOpen={open} />}
    </KidsList>
  )
}

function HomeworkCard({ homework, onOpen }: { homework: StudentHomework; onOpen: () => void }) {
  const isLate = useNow(60_000) >= Date.parse(homework.dueDate)
  const [last] = homework.submissions
  const look = getLook(last?.state, isLate)
  const isMain = look !== 'waiting' && look !== 'good'
  const score = last?.score ?? null
  return (
    <KidsCard
      look={look}
      picture={<TaskPicture homework={homework} />}
      seed={`course-${homework.course.id}`}
      title={homework.title}
      state={
        score === null || look !== 'good' ? (
          <FormattedMessage id={`kidsWork.homework.${look}`} />
        ) : (
          <FormattedMessage id="kidsWork.points" values={{ score, most: homework.score }} />
        )
      }
      detail={
        isMain ? (
          <FormattedMessage
            id={look === 'late' ? 'kidsWork.wasUntil' : 'kidsWork.until'}
            values={{ time: <DateTime start={homework.dueDate} isZoneKnown /> }}
          />
        ) : (
          <bdi>{homework.course.name}</bdi>
        )
      }
      action={{
        label: <FormattedMessage id={isMain ? 'kidsWork.homework.do' : 'kidsWork.look'} />,
        isMain,
        onPress: onOpen,
      }}
    />
  )
}

const submittedLooks = { submitted: 'waiting', reviewed: 'good', returned: 'again' } as const

function getLook(
  submissionState: StudentHomework['submissions'][number]['state'] | undefined,
  isLate: boolean,
): Exclude<KidsCardState, 'closed' | 'seat' | 'watch'> {
  if (submissionState) return submittedLooks[submissionState]
  return isLate ? 'late' : 'due'
}
