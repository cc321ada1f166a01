import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { type SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { paths, withSearch } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { LanguageInput } from '#web/ui/HiddenInputs.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'

const popular = [
  { id: 'shell.tutors', to: paths.tutors },
  { id: 'shell.courses', to: paths.courses },
  { id: 'shell.groups', to: paths.groups },
  { id: 'shell.webinars', to: paths.webinars },
  { id: 'shell.contact', to: paths.contact },
] as const

/** The page for an unknown path: keeps the URL and offers search, home and popular pages; to kids only home. */
export function NotFound() {
  const styles = useStyles()
  const intl = useIntl()
  const navigate = useNavigate()
  const isKid = useSession().user?.category === 'kids'
  return (
    <div className={styles.root}>
      <div className={styles.art}>
        <StarPattern seed="page-404" />
      </div>
      <Heading level={1} size="display">
        <FormattedMessage id="notFound.title" />
      </Heading>
      <p className={styles.text}>
        <FormattedMessage id="notFound.text" />
      </p>
      {!isKid && (
        <form role="search" action={paths.tutors} className={styles.search} onSubmit={search}>
          <LanguageInput />
          <input
            type="search"
            name="q"
            dir="auto"
            className={styles.input}
            placeholder={intl.formatMessage({ id: 'notFound.search' })}
            aria-label={intl.formatMessage({ id: 'notFound.search' })}
          />
          <Button
            type="submit"
            size="large"
            className={styles.find}
            icon={<SearchRegular />}
            aria-label={intl.formatMessage({ id: 'notFound.find' })}
          />
        </form>
      )}
      <ButtonLink to={paths.home} appearance="primary" size="large">
        <FormattedMessage id="notFound.home" />
      </ButtonLink>
      {!isKid && (
        <nav aria-label={intl.formatMessage({ id: 'notFound.popular' })} className={styles.links}>
          {popular.map(({ id, to }) => (
            <Link key={id} to={to} className={styles.link}>
              <FormattedMessage id={id} />
            </Link>
          ))}
        </nav>
      )}
    </div>
  )

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('q')
    void navigate(withSearch(paths.tutors, { q: typeof words === 'string' ? words.trim() : '' }))
  }
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    paddingBlock: '64px',
    paddingInline: '16px',
    textAlign: 'center',
    overflow: 'hidden',
    [media.desktop]: { paddingBlock: '96px' },
  },
  art: {
    position: 'relative',
    width: 'min(480px, 100%)',
    height: '200px',
    color: tokens.colorBrandForeground1,
    maskImage: 'radial-gradient(closest-side, black 35%, transparent)',
  },
  text: { margin: 0, fontSize: tokens.fontSizeBase500, color: tokens.colorNeutralForeground2 },
  search: { display: 'flex', gap: '8px', width: 'min(480px, 100%)', marginBlock: '8px' },
  find: { minWidth: '48px', minHeight: '48px' },
  input: {
    flexGrow: 1,
    minWidth: 0,
    minHeight: '48px',
    paddingInline: '16px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    // The page's direction until something is typed
    ':placeholder-shown': { direction: 'inherit' },
  },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '4px 24px', marginTop: '8px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
  },
})
