import type { RescheduleRequest } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import { useFormats } from '#web/resource/formats.ts'
import type { DetailProps } from '#web/resource/resource.ts'
import { CourseLink, LearnerLink, PersonLink, TutorLink } from '#web/resource/StaffLink.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { TwoZones } from './TwoZones.tsx'

/** A request to move a class: who asked whom, both times and the answer, with a link to the class. */
export function RescheduleDetail({ row, ...panel }: DetailProps<RescheduleRequest>) {
  const { dateTime, text } = useFormats()
  return (
    <FactsDetail
      panel={panel}
      title={row.course.name}
      texts="reschedules"
      facts={[
        ['state', text(`reschedules.options.state.${row.state}`)],
        ['student', <LearnerLink key="student" learner={row.student} />],
        ['tutor', <TutorLink key="tutor" tutor={row.tutor} />],
        ['from_date_time', <TwoZones key="from" instant={row.from_date_time} other={row.tutor_time_zone} />],
        ['to_date_time', <TwoZones key="to" instant={row.to_date_time} other={row.tutor_time_zone} />],
        ['course', <CourseLink key="course" course={row.course} />],
        ['asker', <PersonLink key="asker" isPlain person={row.asker} />],
        ['asked_on', dateTime(row.asked_on)],
        row.answered_on
          ? ['answered_on', dateTime(row.answered_on)]
          : ['expires_on', dateTime(row.expires_on)],
        ['reason', <Reason key="reason" text={row.reason} />],
        ...(row.answer_reason
          ? [['answer_reason', <Reason key="answer" text={row.answer_reason} />] as const]
          : []),
      ]}
    >
      <ButtonLink to={withSearch(paths.classes, { id: row.class_id })}>
        <FormattedMessage id="reschedules.links.class" />
      </ButtonLink>
    </FactsDetail>
  )
}

function Reason({ text }: { text: string }) {
  return <q dir="auto">{text}</q>
}
