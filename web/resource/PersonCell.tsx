import { makeStyles, tokens } from '@fluentui/react-components'
import { Avatar } from '#web/ui/Avatar.tsx'

interface PersonCellProps {
  name: string
  profile_picture_url?: string | null | undefined
  /** A second line, left to right, such as an e-mail address */
  detail?: string
  /** Of a kid: the parent's name, as the second line */
  guardian?: string | null | undefined
}

/** A person in a list: portrait, name, and a second line. */
export function PersonCell({ name, profile_picture_url, detail, guardian }: PersonCellProps) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <Avatar name={name} picture={profile_picture_url ?? null} size="small" />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {detail && (
          <bdi dir="ltr" className={styles.detail}>
            {detail}
          </bdi>
        )}
        {!detail && guardian && <bdi className={styles.detail}>{guardian}</bdi>}
      </span>
    </span>
  )
}

const useStyles = makeStyles({
  // Portraits and initials have different baselines, so both are centred
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    verticalAlign: 'middle',
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    '& > *': {
      maxWidth: '220px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
  // Limits a long name to three lines
  name: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 },
  detail: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
})
