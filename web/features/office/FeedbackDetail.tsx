import { makeStyles, tokens } from '@fluentui/react-components'
import type { Feedback } from '#sdk'
import { useFormats } from '#web/resource/formats.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { Rating } from '#web/ui/Rating.tsx'
import { FactsDetail } from './FactsDetail.tsx'

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
        ['author', <PersonCell key="author" {...row.author} />],
        ['about', row.about ? <PersonCell key="about" {...row.about} /> : '–'],
        ...ratings.map((name) => [name, <Rating key={name} value={row[name]} isSingle />] as const),
        ['created_on', dateTime(row.created_on)],
      ]}
    >
      <q dir="auto" className={styles.text}>
        {row.comment}
      </q>
    </FactsDetail>
  )
}

const useStyles = makeStyles({
  text: { maxWidth: '68ch', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})
