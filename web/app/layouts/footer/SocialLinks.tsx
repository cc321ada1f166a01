import { makeStyles, tokens } from '@fluentui/react-components'
import type { SocialLink } from '#sdk'
import { isPictureUrl, isWebUrl } from '#web/state/configuredUrls.ts'
import { useInstitute } from '#web/state/stores.ts'

const names: Record<SocialLink['id'], string> = {
  facebook: 'Facebook',
  insta: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X',
  youtube: 'YouTube',
}

/**
 * Links to the institute's social media pages, with the configured logos and colours.
 * @see specification section 3, Social link
 */
export function SocialLinks() {
  const styles = useStyles()
  const { configurations } = useInstitute()
  const links = (configurations.followUs?.config_value ?? []).filter(({ website }) => isWebUrl(website))
  if (links.length === 0) return null
  return (
    <ul className={styles.root}>
      {links.map(({ id, background, logo, website }) => (
        <li key={id}>
          <a
            className={styles.link}
            style={{ backgroundColor: background }}
            href={website}
            target="_blank"
            rel="noreferrer"
          >
            <img
              src={isPictureUrl(logo) ? logo : undefined}
              alt={names[id]}
              width={22}
              height={22}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    borderRadius: '50%',
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase100,
    overflow: 'hidden',
  },
})
