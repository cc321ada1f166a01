import { makeStyles, tokens } from '@fluentui/react-components'
import type { ContactMessage } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths, withSearch } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { PersonLink } from '#web/resource/StaffLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'

/** A contact message with the ways to answer it. */
export function ContactDetail({ row, ...panel }: DetailProps<ContactMessage>) {
  const styles = useStyles()
  const { dateTime, text } = useFormats()
  return (
    <RecordDetail {...panel} title={row.full_name}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.full_name}</bdi>
        </Heading>
        <Facts
          facts={[
            {
              name: 'email',
              label: <FormattedMessage id="contacts.fields.email" />,
              value: (
                <a
                  className={styles.link}
                  href={`mailto:${row.email}?subject=${encodeURIComponent(row.reference)}`}
                >
                  <bdi dir="ltr">{row.email}</bdi>
                </a>
              ),
            },
            {
              name: 'phone_number',
              label: <FormattedMessage id="contacts.fields.phone_number" />,
              value: row.phone_number ? (
                <a className={styles.link} href={`tel:${row.phone_number}`}>
                  <bdi dir="ltr">{row.phone_number}</bdi>
                </a>
              ) : (
                '–'
              ),
            },
            {
              name: 'state',
              label: <FormattedMessage id="contacts.fields.state" />,
              value: (
                <>
                  {text(`contacts.options.state.${row.state}`)}
                  {row.state_by && row.state_on && (
                    <>
                      {' · '}
                      <PersonLink isPlain person={row.state_by} />
                      {' · '}
                      {dateTime(row.state_on)}
                    </>
                  )}
                </>
              ),
            },
            {
              name: 'topic',
              label: <FormattedMessage id="contacts.fields.topic" />,
              value: text(`contacts.options.topic.${row.topic}`),
            },
            {
              name: 'created_on',
              label: <FormattedMessage id="contacts.fields.created_on" />,
              value: dateTime(row.created_on),
            },
            {
              name: 'reference',
              label: <FormattedMessage id="contacts.fields.reference" />,
              value: <bdi dir="ltr">{row.reference}</bdi>,
            },
          ]}
        />
        <p dir="auto" className={styles.message}>
          {row.message}
        </p>
        <Link className={styles.link} to={withSearch(paths.students, { q: row.email })}>
          <FormattedMessage id="contacts.sender" />
        </Link>
      </div>
    </RecordDetail>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  link: { color: tokens.colorBrandForegroundLink },
  message: { margin: 0, maxWidth: '68ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})
