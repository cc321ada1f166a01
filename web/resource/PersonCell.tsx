import { makeStyles, tokens } from '@fluentui/react-components'
import { Avatar } from '#web/ui/Avatar.tsx'
import { table } from './table.ts'

interface PersonCellProps {
  name: string
  profile_picture_url?: string | null | undefined
  /** A detail, left to right, such as an e-mail address */
  detail?: string
  /** Of a kid: the parent's name, as the detail */
  guardian?: string | null | undefined
}

/** A person in a list: portrait, name, and a detail: below the name in a card, beside it in a table's row. */
export function PersonCell({ name, profile_picture_url, detail, guardian }: PersonCellProps) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <Avatar name={name} picture={profile_picture_url ?? null} size="small" className={styles.avatar} />
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
    [table.wide]: { gap: '8px' },
  },
  // Leaves more of a narrow column to the name
  avatar: { [table.wide]: { width: '24px', height: '24px', fontSize: tokens.fontSizeBase100 } },
  words: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // One line high: a detail that does not fit beside the name wraps out of sight
    [table.wide]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '8px',
      height: tokens.lineHeightBase300,
      overflow: 'hidden',
    },
  },
  // Limits a long name to three lines; its line height has room for Arabic letters with dots below
  name: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    lineHeight: tokens.lineHeightBase300,
    [table.wide]: { WebkitLineClamp: 1 },
  },
  detail: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    // Breaks anywhere, so that it claims no width that other columns need
    [table.wide]: { wordBreak: 'break-all' },
  },
})
