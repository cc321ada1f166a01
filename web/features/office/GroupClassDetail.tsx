import { makeStyles } from '@fluentui/react-components'
import type { GroupClass } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths, toGroupClassAssign, toRecord, withSearch } from '#web/paths.ts'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import { useFormats } from '#web/resource/formats.ts'
import type { DetailProps } from '#web/resource/resource.ts'
import { useInstitute } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Days } from './Days.tsx'

/** A group class: people, times, price, and links to its sessions, tutor and interviews. */
export function GroupClassDetail({ row, ...panel }: DetailProps<GroupClass>) {
  const styles = useStyles()
  const intl = useIntl()
  const { day } = useFormats()
  const { institute } = useInstitute()
  const createFact = (name: FactName, value: React.ReactNode) => ({
    name,
    label: intl.formatMessage({ id: `groupClasses.fields.${name}` }),
    value,
  })
  return (
    <RecordDetail {...panel} title={row.name}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.name}</bdi>
        </Heading>
        <Facts
          facts={[
            createFact('course', <bdi>{row.course.name}</bdi>),
            createFact(
              'tutor',
              <Link to={toRecord(paths.approvedTutors, row.tutor.name, row.tutor.id)}>
                <bdi>{row.tutor.name}</bdi>
              </Link>,
            ),
            createFact('days', <Days days={row.days} />),
            createFact('start_time', `${row.start_time}–${row.end_time} (${row.time_zone})`),
            createFact('start_date', day(row.start_date)),
            createFact('end_date', day(row.end_date)),
            createFact('age_from', `${row.age_from}–${row.age_to}`),
            createFact('price', <Money amount={row.price} currency={institute?.currency ?? 'EGP'} />),
          ]}
        />
        <Heading level={3}>
          <FormattedMessage id="groupClasses.members" values={{ count: row.size, most: row.max_students }} />
        </Heading>
        <ul className={styles.list}>
          {row.students.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink to={toGroupClassAssign(row.id, row.institute_id)} appearance="primary">
            <FormattedMessage id="groupClasses.links.assign" />
          </ButtonLink>
          <ButtonLink to={withSearch(paths.classes, { q: row.course.name })}>
            <FormattedMessage id="groupClasses.sessions" />
          </ButtonLink>
          <ButtonLink to={withSearch(paths.manageWebinars, { q: row.course.name })}>
            <FormattedMessage id="groupClasses.interviews" />
          </ButtonLink>
        </div>
      </div>
    </RecordDetail>
  )
}

type FactName = 'course' | 'tutor' | 'days' | 'start_time' | 'start_date' | 'end_date' | 'age_from' | 'price'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  list: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
})
