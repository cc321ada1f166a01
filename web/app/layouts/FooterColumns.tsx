import { isMainInstitute } from '#web/state/institute.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Filter } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { useLoginButton } from '#web/domain/session/useLoginButton.ts'
import { useInstitute, useSession } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'

const COLUMN_MAX = 10
const columns: readonly { param: Filter['api_param_name']; title: MessageId; isShort?: true }[] = [
  { param: 'course-id', title: 'shell.footer.learn' },
  { param: 'language_ids', title: 'shell.footer.languages' },
  { param: 'genders', title: 'shell.footer.gender', isShort: true },
  { param: 'country_ids', title: 'shell.footer.country' },
]

/**
 * Columns of links built from the tutor filters, at most ten options each.
 * @see specification section 9
 */
export function FooterColumns() {
  const styles = useStyles()
  const { data } = useQuery(filtersQuery)
  return (
    <div className={styles.root}>
      {columns.map(({ param, title, isShort = false }) => {
        const options = data?.data
          .find((filter) => filter.api_param_name === param)
          ?.options.slice(0, COLUMN_MAX)
        return options?.length ? (
          <Column key={param} title={title} isShort={isShort}>
            {options.map((option) => (
              <li key={option.value}>
                <Link className={styles.link} to={withSearch(paths.tutors, { [param]: option.value })}>
                  {option.title}
                </Link>
              </li>
            ))}
          </Column>
        ) : null
      })}
      <ForTutors />
      <AboutUs />
      <Apps />
    </div>
  )
}

function ForTutors() {
  const { user } = useSession()
  if (user) return null
  return (
    <Column title="shell.footer.forTutors" isShort>
      <EntranceLink tab="register" as="tutor" text="shell.footer.becomeTutor" />
      <EntranceLink tab="login" as="tutor" text="shell.footer.tutorLogin" />
    </Column>
  )
}

interface EntranceLinkProps {
  tab: 'login' | 'register'
  as?: 'tutor'
  text: MessageId
}

/** Opens the login dialog. */
function EntranceLink({ tab, as: role, text }: EntranceLinkProps) {
  const styles = useStyles()
  const opens = useLoginButton({ tab, ...(role && { role }) })
  return (
    <li>
      <button className={styles.link} {...opens}>
        <FormattedMessage id={text} />
      </button>
    </li>
  )
}

function AboutUs() {
  const styles = useStyles()
  const { institute } = useInstitute()
  const { user } = useSession()
  const links: readonly { id: MessageId; to: string }[] = [
    { id: 'shell.home', to: paths.home },
    ...(isMainInstitute(institute) ? [{ id: 'shell.about' as const, to: paths.about }] : []),
    { id: 'shell.tutors', to: paths.tutors },
    { id: 'shell.courses', to: paths.courses },
    { id: 'shell.groups', to: paths.groups },
    { id: 'shell.webinars', to: paths.webinars },
    { id: 'shell.events', to: paths.tutorEvents },
    { id: 'shell.contact', to: paths.contact },
  ]
  return (
    <Column title="shell.footer.aboutUs">
      {links.map(({ id, to }) => (
        <li key={id}>
          <Link className={styles.link} to={to}>
            <FormattedMessage id={id} />
          </Link>
        </li>
      ))}
      {!user && (
        <>
          <EntranceLink tab="login" text="shell.login" />
          <EntranceLink tab="register" text="shell.register" />
        </>
      )}
    </Column>
  )
}

function Apps() {
  const styles = useStyles()
  const { configurations } = useInstitute()
  const apps = configurations.app_links?.config_value
  if (!apps?.ios && !apps?.android) return null
  return (
    <Column title="shell.footer.apps" isShort>
      {apps.ios && (
        <li>
          <a className={styles.link} href={apps.ios}>
            App Store
          </a>
        </li>
      )}
      {apps.android && (
        <li>
          <a className={styles.link} href={apps.android}>
            Google Play
          </a>
        </li>
      )}
    </Column>
  )
}

interface ColumnProps {
  title: MessageId
  /** Of a few links: half as wide on a phone */
  isShort?: boolean
  children: React.ReactNode
}

function Column({ title, isShort = false, children }: ColumnProps) {
  const styles = useStyles()
  return (
    <section className={mergeClasses(styles.column, isShort && styles.short)}>
      <h2 className={styles.title}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'dense',
    gap: '12px 24px',
    marginTop: '32px',
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: '32px', marginTop: '64px' },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' },
  },
  column: { gridColumn: '1 / -1', minWidth: 0, [media.tablet]: { gridColumn: 'auto' } },
  short: { gridColumn: 'auto' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    [media.tablet]: { marginBottom: '8px' },
    fontWeight: tokens.fontWeightSemibold,
  },
  // On a phone each column is one line that is swiped
  list: {
    display: 'flex',
    gap: '20px',
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    listStyleType: 'none',
    whiteSpace: 'nowrap',
    [media.tablet]: { display: 'grid', gap: 0, whiteSpace: 'normal' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    paddingInline: 0,
    // Lines of a wrapped link must not touch the next one
    paddingBlock: '4px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
  },
})
