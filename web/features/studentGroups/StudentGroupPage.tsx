import { makeStyles } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { Days } from '#web/ui/Days.tsx'
import { toGroupAssign } from '#web/paths.ts'
import { RecordLoader } from '#web/resource/RecordLoader.tsx'
import { LearnerLink, TutorLink } from '#web/resource/StaffLink.tsx'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { studentGroupQuery } from './studentGroupQuery.ts'

/** A group: tutor, times and members. */
export function StudentGroupPage() {
  const styles = useStyles()
  const intl = useIntl()
  const { language, clock } = useViewer()
  const id = Number(useParams().id) || 0
  return (
    <RecordLoader read={studentGroupQuery(id)}>
      {({ data: group }) => (
        <div className={styles.root}>
          <div className={styles.head}>
            <Heading level={1} size="section">
              <bdi>{group.name}</bdi>
            </Heading>
            <ButtonLink to={toGroupAssign(id)} appearance="primary">
              <FormattedMessage id="studentGroups.links.assign" />
            </ButtonLink>
          </div>
          <Facts
            facts={[
              {
                name: 'tutor',
                label: <FormattedMessage id="studentGroups.fields.tutor" />,
                value: <TutorLink tutor={group.tutor} />,
              },
              {
                name: 'days',
                label: <FormattedMessage id="studentGroups.fields.days" />,
                value: <Days days={group.days} />,
              },
              {
                name: 'time_zone',
                label: <FormattedMessage id="studentGroups.fields.time_zone" />,
                value: formatZone(group.time_zone, language, new Date(clock.madeAt)),
              },
              {
                name: 'size',
                label: <FormattedMessage id="studentGroups.fields.size" />,
                value: (
                  <FormattedMessage id="ui.ofMost" values={{ count: group.size, most: group.max_students }} />
                ),
              },
            ]}
          />
          {group.students.length === 0 ? (
            <Notice seed="group" title={intl.formatMessage({ id: 'studentGroups.nobody' })} />
          ) : (
            <ul className={styles.people}>
              {group.students.map((student) => (
                <li key={student.id}>
                  <LearnerLink learner={student} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </RecordLoader>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
  },
  people: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
})
