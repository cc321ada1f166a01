import { makeStyles, tokens } from '@fluentui/react-components'
import type { SocialLink } from '#sdk'
import { useInstitute } from '#web/state/stores.ts'

const names: Record<SocialLink['id'], string> = {
  facebook: 'Facebook',
  insta: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X',
  youtube: 'YouTube',
}

const glyphs: Record<SocialLink['id'], string> = {
  facebook:
    'M13 21v-7h3l.5-3.5H13V8.3c0-1 .4-1.8 1.9-1.8h1.7V3.4C16.200 3.300 15.200 3.200 14.200 3.200 11.600 3.200 9.800 4.800 9.800 7.700v2.800H7V14h2.800v7z',
  insta:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.500-3.500a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  linkedin:
    'M4 9h4v12H4zM6 3a2.200 2.200 0 1 1 0 4.400A2.200 2.200 0 0 1 6 3zm4 6h3.800v1.700c.6-1 1.800-2 3.700-2 3.400 0 4.500 2 4.500 5.300v7h-4v-6.300c0-1.600-.4-2.700-1.800-2.700-1.500 0-2.200 1-2.200 2.700V21h-4z',
  twitter:
    'M4 3h5l4 5.600L18 3h2.500l-6.400 7.300L21 21h-5l-4.500-6.300L6 21H3.500l6.900-7.900zm3.200 1.800L17 19.200h1L8.200 4.800z',
  youtube:
    'M5 5.500C8 5 16 5 19 5.500c2 .4 2.500 1.500 2.700 3.500.2 2 .2 4 0 6-.2 2-.7 3.100-2.700 3.500-3 .5-11 .5-14 0-2-.4-2.500-1.500-2.700-3.500-.2-2-.2-4 0-6C2.500 7 3 5.900 5 5.500zM10 8.800v6.400l5.500-3.200z',
}

/** Links to the institute's social media pages. */
export function SocialLinks() {
  const styles = useStyles()
  const { configurations } = useInstitute()
  const links = (configurations.followUs?.config_value ?? []).filter(({ website }) =>
    /^https?:\/\//.test(website),
  )
  if (links.length === 0) return null
  return (
    <ul className={styles.root}>
      {links.map(({ id, website }) => (
        <li key={id}>
          <a className={styles.link} href={website} target="_blank" rel="noreferrer" aria-label={names[id]}>
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              fill="currentColor"
              fillRule="evenodd"
              aria-hidden="true"
            >
              <path d={glyphs[id]} />
            </svg>
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
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
})
