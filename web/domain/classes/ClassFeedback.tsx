import { makeStyles, tokens } from '@fluentui/react-components'
import type { ClassDetail, Feedback } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Rating } from '#web/ui/Rating.tsx'
import { ClassPart } from './ClassPart.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import type { Side } from './queries.ts'

interface ClassFeedbackProps {
  bookedClass: ClassDetail
  side: Side
  isKid: boolean
}

/** The feedback of the participants, and the form for those who have not given any. */
export function ClassFeedback({ bookedClass, side, isKid }: ClassFeedbackProps) {
  const styles = useStyles()
  const about = side === 'tutor' ? 'student' : 'tutor'
  if (!bookedClass.is_feedback_due && bookedClass.feedback.length === 0) return null
  return (
    <>
      {bookedClass.feedback.length > 0 && (
        <ClassPart title={<FormattedMessage id={isKid ? 'classes.kids.feedback' : 'classes.feedback'} />}>
          <ul className={styles.list}>
            {bookedClass.feedback.map((word) => (
              <li key={word.id} className={styles.word}>
                <span className={styles.head}>
                  <bdi>{word.author.name}</bdi>
                  <Rating value={getStars(word)} isSingle />
                </span>
                {word.comment && <q dir="auto">{word.comment}</q>}
              </li>
            ))}
          </ul>
          {!bookedClass.is_feedback_due && !isKid && (
            <p className={styles.text}>
              <FormattedMessage id="archive.rated" />
            </p>
          )}
        </ClassPart>
      )}
      {bookedClass.is_feedback_due && <FeedbackForm classId={bookedClass.id} side={about} isKid={isKid} />}
    </>
  )
}

/** Returns the stars for the person that the writer met. */
function getStars({ tutor, student }: Feedback): number | null {
  return tutor ?? student
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  word: { display: 'flex', flexDirection: 'column', gap: '4px' },
  head: { display: 'flex', alignItems: 'center', gap: '12px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})
