import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorApplication } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { query, useQuery } from '#web/api/query.ts'
import { errorText } from '#web/domain/errorText.ts'
import { usePreferences } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { formatDate } from '#web/time/format.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

const PAGE_SIZE = 10

/** Tutors who teach at the institute, as the office sees them. */
export function ApprovedTutors() {
  const styles = useStyles()
  const intl = useIntl()
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const { data, error, isValidating, mutate } = useQuery(
    query('/tutor/applications/list/', { query: { status: 'approved', page, page_size: PAGE_SIZE } }),
    { keepPreviousData: true },
  )
  return (
    <>
      <Heading level={1}>
        <FormattedMessage id="office.approvedTutors.title" />
      </Heading>
      <p className={styles.lead} role="status">
        {data && <FormattedMessage id="office.count" values={{ count: data.total }} />}
      </p>
      {error && !data && (
        <Failure text={errorText(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton className={styles.skeleton} />}
      {data?.data.length === 0 && (
        <Notice seed="no-tutors" title={intl.formatMessage({ id: 'office.none' })} />
      )}
      {data && data.data.length > 0 && (
        <>
          <TutorTable tutors={data.data} />
          <Pager
            page={page}
            pages={Math.ceil(data.total / PAGE_SIZE)}
            hrefOf={(number) => `?page=${number}`}
          />
        </>
      )}
    </>
  )
}

/** A table on a desktop; on a phone every row is a card that names its cells. */
function TutorTable({ tutors }: { tutors: readonly TutorApplication[] }) {
  const styles = useStyles()
  const intl = useIntl()
  const { language } = usePreferences()
  const label = (name: (typeof columns)[number]) => intl.formatMessage({ id: `office.fields.${name}` })
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>
        <FormattedMessage id="office.approvedTutors.title" />
      </caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={styles.th}>
              {label(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tutors.map((tutor) => (
          <tr key={tutor.id} className={styles.row}>
            <th scope="row" className={styles.name}>
              <div className={styles.who}>
                <Avatar
                  name={`${tutor.first_name} ${tutor.last_name}`}
                  picture={tutor.profile_picture_url}
                  size="small"
                />
                <span className={styles.person}>
                  <bdi>
                    {tutor.first_name} {tutor.last_name}
                  </bdi>
                  <bdi dir="ltr" className={styles.quiet}>
                    {tutor.email}
                  </bdi>
                </span>
              </div>
            </th>
            <td className={styles.cell} data-label={label('country')}>
              {tutor.country.name}
            </td>
            <td className={styles.cell} data-label={label('courses')}>
              {intl.formatList(
                tutor.courses.slice(0, 2).map(({ name }) => name),
                { type: 'unit' },
              )}
            </td>
            <td className={styles.cell} data-label={label('applied_on')}>
              {formatDate(tutor.applied_on, language)}
            </td>
            <td className={styles.cell} data-label={label('rating')}>
              <Rating value={tutor.rating} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const columns = ['name', 'country', 'courses', 'applied_on', 'rating'] as const

const useStyles = makeStyles({
  lead: { margin: 0, marginBottom: '24px', minHeight: '26px', color: tokens.colorNeutralForeground2 },
  skeleton: { height: '440px' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  head: {
    position: 'absolute',
    clipPath: 'inset(50%)',
    [media.tablet]: { position: 'static', clipPath: 'none' },
  },
  th: {
    padding: '8px 12px',
    textAlign: 'start',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
  },
  row: {
    display: 'grid',
    gap: '4px',
    marginBottom: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    [media.tablet]: {
      display: 'table-row',
      ':hover': { backgroundColor: brandTokens.sunken },
    },
  },
  name: {
    padding: '4px 0',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    [media.tablet]: { padding: '10px 12px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  who: { display: 'flex', alignItems: 'center', gap: '12px' },
  person: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  cell: {
    '::before': { content: 'attr(data-label) " "', color: tokens.colorNeutralForeground3 },
    [media.tablet]: {
      padding: '10px 12px',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      '::before': { content: 'none' },
    },
  },
})
