import type { FeedbackAverages as Averages } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Figures } from '#web/ui/Figures.tsx'
import { Rating } from '#web/ui/Rating.tsx'

const names = ['platform', 'service', 'tutor', 'student'] as const

/** The averages of the filtered feedback. */
export function FeedbackAverages({ page: { averages } }: { page: { averages: Averages } }) {
  return (
    <Figures
      figures={names.map((name) => ({
        name,
        label: <FormattedMessage id={`feedbacks.fields.${name}`} />,
        value: <Rating value={averages[name]} count={averages.count} />,
      }))}
    />
  )
}
