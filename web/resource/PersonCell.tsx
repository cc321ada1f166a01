import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '#web/ui/Avatar.tsx'
import { table } from './table.ts'

interface PersonCellProps {
  name: string
  profile_picture_url?: string | null | undefined
  /** A detail, left to right, such as an e-mail address */
  detail?: string
  /** Of a kid: the parent's name, as the detail */
  guardian?: string | null | undefined
  /** Whether staff read that the account is deactivated or was removed */
  is_inactive?: boolean | undefined
}

/** A person in a list: portrait, name, and a detail: below the name in a card, beside it in a wide table's row. */
export function PersonCell({ name, profile_picture_url, detail, guardian, is_inactive }: PersonCellProps) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <Avatar name={name} picture={profile_picture_url ?? null} size="small" className={styles.avatar} />
      <span className={mergeClasses(styles.texts, !is_inactive && styles.line)}>
        <bdi className={styles.name}>{name}</bdi>
        {detail && (
          <bdi dir="ltr" className={mergeClasses(styles.detail, styles.address)}>
            {detail}
          </bdi>
        )}
        {!detail && (guardian || is_inactive) && (
          <bdi className={styles.detail}>
            {is_inactive && mark}
            {is_inactive && guardian && ' · '}
            {guardian}
          </bdi>
        )}
      </span>
    </span>
  )
}

/** Says beside a name that the person's account is deactivated or was removed. */
export function InactiveMark() {
  return <span className={useStyles().detail}>{mark}</span>
}

const mark = <FormattedMessage id="resource.inactive" />

const useStyles = makeStyles({
  // Portraits and initials have different baselines, so both are centred
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    verticalAlign: 'middle',
    // Room for most names, which columns of longer texts would take
    [table.wide]: { gap: '8px' },
    [table.roomy]: { minWidth: '120px' },
  },
  // Leaves more of a narrow column to the name
  avatar: { [table.wide]: { width: '24px', height: '24px', fontSize: tokens.fontSizeBase100 } },
  texts: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  // The detail is cut before the name
  line: {
    [table.wide]: {
      flexDirection: 'row',
      alignItems: 'baseline',
      columnGap: '8px',
      '& > :first-child': { flexShrink: 0, maxWidth: '100%' },
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
    [table.wide]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      minWidth: 0,
      wordBreak: 'break-all',
    },
  },
  // In all rows of a table or in none
  address: { [table.wide]: { display: 'none' }, [table.widest]: { display: '-webkit-box' } },
})
