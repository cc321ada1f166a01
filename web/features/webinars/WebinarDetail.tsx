import { makeStyles, tokens } from '@fluentui/react-components'
import type { ManagedWebinar } from '#sdk'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { CourseLink, TutorLink } from '#web/resource/StaffLink.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WebinarGuests } from './WebinarGuests.tsx'
import { WebinarStatus } from './WebinarStatus.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

const WebinarRecording = createLazy(() => import('./WebinarRecording.tsx'), 'WebinarRecording')

/** A webinar with the host's door, its links, recording and guests. */
export function WebinarDetail({ row, ...panel }: DetailProps<ManagedWebinar>) {
  const styles = useStyles()
  const { number } = useFormats()
  const isOpen = row.state !== 'finished' && !row.is_cancelled
  return (
    <RecordDetail {...panel} title={row.title}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.title}</bdi>
        </Heading>
        <span className={styles.links}>
          <DateTime start={row.start_date_time} end={row.end_date_time} />
          <WebinarStatus webinar={row} />
        </span>
        <p dir="auto" className={styles.text}>
          {row.description}
        </p>
        {row.is_for_parents && (
          <p className={styles.text}>
            <FormattedMessage id="halaqas.fields.is_for_parents" />
          </p>
        )}
        <Facts
          facts={[
            {
              name: 'tutor',
              label: <FormattedMessage id="halaqas.fields.tutor" />,
              value: <TutorLink tutor={row.tutor} />,
            },
            ...(row.course
              ? [
                  {
                    name: 'course',
                    label: <FormattedMessage id="halaqas.fields.course" />,
                    value: <CourseLink course={row.course} />,
                  },
                ]
              : []),
            {
              name: 'registered',
              label: <FormattedMessage id="halaqas.fields.registered" />,
              value: `${number(row.registered)}/${number(row.capacity)}`,
            },
            {
              name: 'waitlisted',
              label: <FormattedMessage id="halaqas.fields.waitlisted" />,
              value: number(row.waitlisted),
            },
            {
              name: 'language',
              label: <FormattedMessage id="halaqas.fields.language" />,
              value: <bdi>{row.language.name}</bdi>,
            },
          ]}
        />
        {isOpen && (
          <div className={styles.links}>
            <ButtonLink to={withSearch(paths.meeting, { halaqa: row.id })} appearance="primary">
              <FormattedMessage id="halaqas.enter" />
            </ButtonLink>
            <CopyButton text={() => row.host_link} label={<FormattedMessage id="halaqas.hostLink" />} />
            <CopyButton text={() => row.join_link} label={<FormattedMessage id="halaqas.joinLink" />} />
          </div>
        )}
        {!row.is_cancelled && (
          <Heading level={3}>
            <FormattedMessage id="halaqas.recording" />
          </Heading>
        )}
        <Suspense fallback={<Skeleton />}>
          <WebinarRecording webinar={row} />
        </Suspense>
        <WebinarGuests webinar={row} />
      </div>
    </RecordDetail>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
  links: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
})
