import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { GroupClass } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Days } from '#web/ui/Days.tsx'
import { PeopleList } from '#web/domain/learners/PeopleList.tsx'
import { paths, toGroupClassAssign, withSearch } from '#web/paths.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import { useFormats } from '#web/resource/formats.ts'
import type { DetailProps } from '#web/resource/resource.ts'
import { CourseLink, TutorLink } from '#web/resource/StaffLink.tsx'
import { formatZone } from '#web/time/format.ts'
import { useToday, useViewer } from '#web/time/viewer.ts'
import { useInstitute } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'

/** A group class with its times and members, and a link to assigning. */
export function GroupClassDetail({ row, ...panel }: DetailProps<GroupClass>) {
  const { day, money, number, text } = useFormats()
  const { institute } = useInstitute()
  const { language, clock } = useViewer()
  const isOpen = row.end_date >= useToday()
  return (
    <FactsDetail
      panel={panel}
      title={row.name}
      texts="groupClasses"
      facts={[
        ['course', <CourseLink key="course" course={row.course} />],
        ['tutor', <TutorLink key="tutor" tutor={row.tutor} />],
        ['days', <Days key="days" days={row.days} />],
        ['start_time', `${row.start_time}–${row.end_time}`],
        ['time_zone', formatZone(row.time_zone, language, new Date(clock.madeAt))],
        ['start_date', day(row.start_date)],
        ['end_date', day(row.end_date)],
        ['minutes', number(row.minutes)],
        ['min_students', number(row.min_students)],
        ['ages', `${number(row.age_from)}–${number(row.age_to)}`],
        ['price', money(row.price, institute?.currency ?? 'EGP')],
        ['size', `${number(row.size)}/${number(row.max_students)}`],
        ['open_interviews', number(row.open_interviews)],
        ['is_auto_renew', text(`groupClasses.options.is_auto_renew.${row.is_auto_renew}`)],
      ]}
    >
      {isOpen && (row.tutor.is_inactive || row.open_interviews === 0) && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <FormattedMessage
              id={row.tutor.is_inactive ? 'groupClasses.noTutor' : 'groupClasses.noInterview'}
            />
          </MessageBarBody>
        </MessageBar>
      )}
      {isOpen && row.size < row.min_students && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            <FormattedMessage
              id="groupClasses.small"
              values={{ size: row.size, min: number(row.min_students) }}
            />
          </MessageBarBody>
        </MessageBar>
      )}
      <PeopleList
        title={<FormattedMessage id="groupClasses.fields.size" />}
        people={row.students}
        empty={<FormattedMessage id="groupClasses.nobody" />}
      />
      <ButtonLink to={toGroupClassAssign(row.id, row.institute_id)} appearance="primary">
        <FormattedMessage id="groupClasses.links.assign" />
      </ButtonLink>
      <ButtonLink to={withSearch(paths.classes, { 'f.group_class_id': row.id })}>
        <FormattedMessage id="groupClasses.sessions" />
      </ButtonLink>
      <ButtonLink to={withSearch(paths.manageWebinars, { 'f.group_class_id': row.id })}>
        <FormattedMessage id="groupClasses.interviews" />
      </ButtonLink>
    </FactsDetail>
  )
}
