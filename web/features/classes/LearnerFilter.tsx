import { useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { useSession } from '#web/state/stores.ts'
import { Select } from '#web/ui/Select.tsx'

interface LearnerFilterProps {
  /** A kid's id; undefined: all */
  learner: number | undefined
  onChange: (learner: string | undefined) => void
}

/** Filters a parent's classes by kid. */
export function LearnerFilter({ learner, onChange }: LearnerFilterProps) {
  const intl = useIntl()
  const { user } = useSession()
  const { data } = useQuery(user?.category === 'student' ? kidsQuery : null)
  if (!data || data.data.length === 0) return null
  return (
    <Select
      label={intl.formatMessage({ id: 'classes.whose' })}
      value={learner === undefined ? '' : String(learner)}
      options={[
        { value: '', label: intl.formatMessage({ id: 'classes.whose.all' }) },
        ...data.data.map(({ id, first_name }) => ({ value: String(id), label: first_name })),
      ]}
      onChange={(value) => onChange(value || undefined)}
    />
  )
}
