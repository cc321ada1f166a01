import { useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ClassDetails } from './ClassDetails.tsx'
import { classQuery } from './queries.ts'

/** A class in a panel beside its calendar or list. */
export function ClassPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl()
  const { data } = useQuery(classQuery(id))
  const title = data?.data.course.name ?? intl.formatMessage({ id: 'classes.details' })
  return (
    <Panel
      isWide
      label={title}
      top={
        <Heading level={2} size="card">
          <bdi>{title}</bdi>
        </Heading>
      }
      onClose={onClose}
    >
      <ClassDetails id={id} />
    </Panel>
  )
}
