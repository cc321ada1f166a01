import { isMainInstitute } from '#web/state/institute.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import type { Filter } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { useInstitute, useSession, useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'

const COLUMN_MAX = 10
const columns: readonly { param: Filter['api_param_name']; title: MessageId }[] = [
  { param: 'course-id', title: 'shell.footer.learn' },
  { param: 'language_ids', title: 'shell.footer.languages' },
  { param: 'genders', title: 'shell.footer.gender' },
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
      {columns.map(({ param, title }) => {
        const options = data?.data
          .find((filter) => filter.api_param_name === param)
          ?.options.slice(0, COLUMN_MAX)
        return options?.length ? (
          <Column key={param} title={title}>
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
    <Column title="shell.footer.forTutors">
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
  const { dialogs } = useStores()
  return (
    <li>
      <button
        type="button"
        className={styles.link}
        onClick={() => openLogin(dialogs, { tab, ...(role && { role }) })}
      >
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
    <Column title="shell.footer.apps">
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

function Column({ title, children }: { title: MessageId; children: React.ReactNode }) {
  const styles = useStyles()
  return (
    <section className={styles.column}>
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
    gap: '32px 24px',
    marginTop: '64px',
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' },
  },
  column: { minWidth: 0 },
  title: {
    margin: 0,
    marginBottom: '8px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    padding: 0,
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
