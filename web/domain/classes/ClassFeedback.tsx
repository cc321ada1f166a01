import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ClassDetail, Feedback, Person } from '#sdk'
import { useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { LearnerLink, PersonLink } from '#web/resource/StaffLink.tsx'
import { useNow } from '#web/time/viewer.ts'
import { Rating } from '#web/ui/Rating.tsx'
import { ClassPart } from './ClassPart.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import type { Side } from './queries.ts'

interface ClassFeedbackProps {
  bookedClass: ClassDetail
  side: Side
  isKid: boolean
  isStaff?: boolean
}

/** The feedback of the participants, the form for those who have not given any, and for a day one to change it. */
export function ClassFeedback({ bookedClass, side, isKid, isStaff = false }: ClassFeedbackProps) {
  const styles = useStyles()
  const now = useNow()
  const [isChanging, setChanging] = useState(false)
  const about = side === 'tutor' ? 'student' : 'tutor'
  const own = isStaff ? undefined : bookedClass.feedback.find((word) => word[about] !== null)
  const form = { classId: bookedClass.id, side: about, isKid } as const
  const close = useCallback(() => setChanging(false), [])
  if (!bookedClass.is_feedback_due && bookedClass.feedback.length === 0) return null
  return (
    <>
      {bookedClass.feedback.length > 0 && (
        <ClassPart title={<FormattedMessage id={isKid ? 'classes.kids.feedback' : 'classes.feedback'} />}>
          <ul className={styles.list}>
            {bookedClass.feedback.map((word) => (
              <li key={word.id} className={styles.word}>
                <span className={styles.head}>
                  <Author author={word.author} learners={bookedClass.students} />
                  <Rating value={getStars(word)} isSingle />
                </span>
                {word.comment && <q dir="auto">{word.comment}</q>}
              </li>
            ))}
          </ul>
          {own && !isKid && (
            <p className={styles.text}>
              <FormattedMessage id="archive.rated" />
            </p>
          )}
          {own && !isChanging && Date.parse(own.editable_until) > now && (
            <Button className={styles.change} onClick={() => setChanging(true)}>
              <FormattedMessage id="archive.rate.change" />
            </Button>
          )}
        </ClassPart>
      )}
      {bookedClass.is_feedback_due && <FeedbackForm {...form} />}
      {own && isChanging && <FeedbackForm {...form} given={own} onClose={close} />}
    </>
  )
}

/** The writer: a learner, a kid with the parent's name, or a parent or tutor; for staff a link to the record. */
function Author({ author, learners }: { author: Person; learners: readonly Person[] }) {
  const learner = learners.find(({ id }) => id === author.id)
  return learner ? <LearnerLink isPlain learner={learner} /> : <PersonLink isPlain person={author} />
}

/** Returns the stars for the person that the writer met. */
function getStars({ tutor, student }: Feedback): number | null {
  return tutor ?? student
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  word: { display: 'flex', flexDirection: 'column', gap: '4px' },
  head: { display: 'flex', alignItems: 'center', gap: '12px' },
  change: { alignSelf: 'start' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})
