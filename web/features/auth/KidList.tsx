import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { KidPayload } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { computeAge } from '#web/time/age.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { useToday } from '#web/time/viewer.ts'

interface KidListProps {
  kids: readonly KidPayload[]
  /** Undefined: a new kid */
  onOpen: (index: number | undefined) => void
  onRemove: (index: number) => void
}

/** The kids that are registered together with their parent. */
export function KidList({ kids, onOpen, onRemove }: KidListProps) {
  const styles = useStyles()
  const intl = useIntl()
  const today = useToday()
  return (
    <section className={styles.root} aria-label={intl.formatMessage({ id: 'auth.kids' })}>
      <p className={styles.lead}>
        <strong>
          <FormattedMessage id="auth.kids" />
        </strong>
        <span className={styles.quiet}>
          <FormattedMessage id="auth.kids.text" />
        </span>
      </p>
      {kids.length > 0 && (
        <ul className={styles.list}>
          {kids.map((kid, index) => (
            <li key={`${index} ${kid.first_name}`} className={styles.kid}>
              <span className={styles.name}>
                <bdi>{formatFullName(kid)}</bdi>
                <span className={styles.quiet}>
                  <FormattedMessage
                    id="auth.kid.years"
                    values={{ count: computeAge(kid.date_of_birth, today) }}
                  />
                </span>
              </span>
              <Button
                appearance="subtle"
                icon={<EditRegular />}
                aria-label={intl.formatMessage(
                  { id: 'auth.kid.edit' },
                  { name: isolateText(kid.first_name) },
                )}
                onClick={() => onOpen(index)}
              />
              <Button
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={intl.formatMessage(
                  { id: 'auth.kid.remove' },
                  { name: isolateText(kid.first_name) },
                )}
                onClick={() => onRemove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button icon={<AddRegular />} className={styles.add} onClick={() => onOpen(undefined)}>
        <FormattedMessage id="auth.kid.add" />
      </Button>
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.sunken,
  },
  lead: { display: 'flex', flexDirection: 'column', margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  kid: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    paddingBlock: '8px',
    paddingInline: '16px 8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  add: { alignSelf: 'flex-start', minHeight: '44px' },
})
