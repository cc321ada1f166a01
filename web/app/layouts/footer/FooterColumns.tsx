import { isWebUrl } from '#web/state/configuredUrls.ts'
import { isMainInstitute } from '#web/state/institute.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import type { Filter } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { useLoginButton } from '#web/domain/session/useLoginButton.ts'
import { paths, withSearch } from '#web/paths.ts'
import { useInstitute, useSession } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { FooterColumn } from './FooterColumn.tsx'

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
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <FormattedMessage id="shell.footer.links" />
      </summary>
      <div className={styles.root}>
        {columns.map(({ param, title }) => {
          const options = data?.data
            .find((filter) => filter.api_param_name === param)
            ?.options.slice(0, COLUMN_MAX)
          return options?.length ? (
            <FooterColumn key={param} title={title}>
              {options.map((option) => (
                <li key={option.value}>
                  <Link className={styles.link} to={withSearch(paths.tutors, { [param]: option.value })}>
                    {option.title}
                  </Link>
                </li>
              ))}
            </FooterColumn>
          ) : null
        })}
        <TutorLinks />
        <AboutUs />
        <Apps />
      </div>
    </details>
  )
}

function TutorLinks() {
  const { user } = useSession()
  if (user) return null
  return (
    <FooterColumn title="shell.footer.forTutors">
      <LoginLink tab="register" as="tutor" text="shell.footer.becomeTutor" />
      <LoginLink tab="login" as="tutor" text="shell.footer.tutorLogin" />
    </FooterColumn>
  )
}

interface LoginLinkProps {
  tab: 'login' | 'register'
  as?: 'tutor'
  text: MessageId
}

/** Opens the login dialog. */
function LoginLink({ tab, as: role, text }: LoginLinkProps) {
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
    <FooterColumn title="shell.footer.aboutUs">
      {links.map(({ id, to }) => (
        <li key={id}>
          <Link className={styles.link} to={to}>
            <FormattedMessage id={id} />
          </Link>
        </li>
      ))}
      {!user && (
        <>
          <LoginLink tab="login" text="shell.login" />
          <LoginLink tab="register" text="shell.register" />
        </>
      )}
    </FooterColumn>
  )
}

/** Links to the apps of the institute, if it has any. See docs/decisions.md#app-links. */
function Apps() {
  const styles = useStyles()
  const { configurations } = useInstitute()
  const { ios, android } = configurations.app_links?.config_value ?? {}
  if (!isWebUrl(ios) && !isWebUrl(android)) return null
  return (
    <FooterColumn title="shell.footer.apps">
      {isWebUrl(ios) && (
        <li>
          <a className={styles.link} href={ios}>
            App Store
          </a>
        </li>
      )}
      {isWebUrl(android) && (
        <li>
          <a className={styles.link} href={android}>
            Google Play
          </a>
        </li>
      )}
    </FooterColumn>
  )
}

// Where the content of a closed element can be shown, the columns of wider windows stand open
const open = '@supports selector(::details-content)'

const useStyles = makeStyles({
  fold: {
    marginTop: '24px',
    '&[open] > summary::after': { content: '"−"' },
    [media.tablet]: {
      marginTop: '64px',
      [open]: { '::details-content': { display: 'block', contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    '::after': { content: '"+"', marginInlineStart: 'auto', fontSize: tokens.fontSizeBase500 },
    '::-webkit-details-marker': { display: 'none' },
    [media.tablet]: { [open]: { display: 'none' } },
  },
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '24px',
    paddingTop: '12px',
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      rowGap: '32px',
      paddingTop: 0,
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    paddingInline: 0,
    // The same above a link of one line and of two
    paddingBlock: '9px',
    [media.desktop]: { paddingBlock: '6px' },
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
  },
})
