import type { StudentGroup } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Days } from '#web/ui/Days.tsx'
import { PeopleList } from '#web/domain/learners/PeopleList.tsx'
import { toGroup, toGroupAssign } from '#web/paths.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { TutorLink } from '#web/resource/StaffLink.tsx'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'

/** A group with its members, and links to its page and to assigning. */
export function GroupDetail({ row, ...panel }: DetailProps<StudentGroup>) {
  const { language, clock } = useViewer()
  return (
    <FactsDetail
      panel={panel}
      title={row.name}
      texts="studentGroups"
      facts={[
        ['tutor', <TutorLink key="tutor" tutor={row.tutor} />],
        ['time_zone', formatZone(row.time_zone, language, new Date(clock.madeAt))],
        ['days', <Days key="days" days={row.days} />],
        [
          'size',
          <FormattedMessage key="size" id="ui.ofMost" values={{ count: row.size, most: row.max_students }} />,
        ],
      ]}
    >
      <PeopleList
        title={<FormattedMessage id="studentGroups.fields.size" />}
        people={row.students}
        empty={<FormattedMessage id="studentGroups.nobody" />}
      />
      <ButtonLink to={toGroupAssign(row.id)} appearance="primary">
        <FormattedMessage id="studentGroups.links.assign" />
      </ButtonLink>
      <ButtonLink to={toGroup(row.id)}>
        <FormattedMessage id="studentGroups.links.open" />
      </ButtonLink>
    </FactsDetail>
  )
}
