import { makeStyles, tokens } from '@fluentui/react-components'
import type { Feedback } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import { useFormats } from '#web/resource/formats.ts'
import type { DetailProps } from '#web/resource/resource.ts'
import { LearnerLink, TutorLink } from '#web/resource/StaffLink.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Rating } from '#web/ui/Rating.tsx'

/** Feedback with all its ratings and the whole comment. */
export function FeedbackDetail({ row, ...panel }: DetailProps<Feedback>) {
  const styles = useStyles()
  const { dateTime } = useFormats()
  const ratings = ['platform', 'service', 'tutor', 'student'] as const
  return (
    <FactsDetail
      panel={panel}
      title={row.author.name}
      texts="feedbacks"
      facts={[
        ['author', <Author key="author" feedback={row} />],
        ['about', <About key="about" feedback={row} />],
        ...ratings
          .filter((name) => row[name] !== null)
          .map((name) => [name, <Rating key={name} value={row[name]} isSingle />] as const),
        ['created_on', dateTime(row.created_on)],
      ]}
    >
      {row.class_id !== null && (
        <ButtonLink to={withSearch(paths.classes, { id: row.class_id })}>
          <FormattedMessage id="feedbacks.links.class" />
        </ButtonLink>
      )}
      {row.comment && (
        <q dir="auto" className={styles.text}>
          {row.comment}
        </q>
      )}
    </FactsDetail>
  )
}

/** The author: a learner who rates a tutor, or a tutor who rates a student. */
function Author({ feedback: { author, tutor } }: { feedback: Feedback }) {
  return tutor === null ? <TutorLink tutor={author} /> : <LearnerLink learner={author} />
}

function About({ feedback: { about, tutor } }: { feedback: Feedback }) {
  if (!about) return '–'
  return tutor === null ? <LearnerLink learner={about} /> : <TutorLink tutor={about} />
}

const useStyles = makeStyles({
  text: { maxWidth: '68ch', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})
