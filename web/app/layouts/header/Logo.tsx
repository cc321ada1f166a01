import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { isPictureUrl } from '#web/state/configuredUrls.ts'
import { useInstitute, useSession } from '#web/state/stores.ts'

/** The institute's emblem and name, linked to home. */
export function Logo() {
  const styles = useStyles()
  const { configurations } = useInstitute()
  const { user } = useSession()
  const logo = configurations.logo?.config_value
  return (
    <Link to={paths.home} className={styles.root}>
      {isPictureUrl(logo) && <img src={logo} alt="" width={40} height={40} className={styles.picture} />}
      <span className={mergeClasses(styles.name, user !== null && styles.line)}>
        {configurations.institute_name?.config_value ?? ''}
      </span>
    </Link>
  )
}

const phone = '@media (max-width: 479px)'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    [phone]: { flexWrap: 'wrap' },
    alignContent: 'flex-start',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    height: '40px',
    paddingBlock: '2px',
    // A name without room for one word wraps into the next line, which is hidden
    overflow: 'hidden',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
  },
  picture: { flexShrink: 0 },
  name: {
    flex: '1 1 72px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    lineHeight: 1.3,
    // Room for the dots of a final ي
    paddingBottom: '3px',
    marginBottom: '-3px',
  },
  // Beside bell and profile it is whole or hidden
  line: { [phone]: { flex: '0 0 auto', maxWidth: '100%', whiteSpace: 'nowrap' } },
})
