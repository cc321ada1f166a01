import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { ReactNode } from 'react'
import type { Kid } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Passcode } from './Passcode.tsx'

interface KidCardProps {
  kid: Kid
  onEdit: () => void
  onAssign: () => void
  onRemove: () => void
}

/** A kid: age, next class, open homework, passcode and actions. */
export function KidCard({ kid, onEdit, onAssign, onRemove }: KidCardProps) {
  const styles = useStyles()
  const name = formatFullName(kid)
  return (
    <article className={styles.root} aria-labelledby={`kid-${kid.id}`}>
      <div className={styles.head}>
        <Avatar name={name} picture={kid.profile_picture_url} size="large" />
        <div className={styles.texts}>
          <Heading level={2} size="card" id={`kid-${kid.id}`}>
            <bdi className={styles.name}>{name}</bdi>
          </Heading>
          <span className={styles.quiet}>
            <FormattedMessage id="auth.kid.years" values={{ count: kid.age }} />
          </span>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact name={<FormattedMessage id="kids.next" />}>
          {kid.next_class ? <DateTime start={kid.next_class} /> : <FormattedMessage id="kids.noClass" />}
        </Fact>
        <Fact name={<FormattedMessage id="kids.homework" />}>
          <FormattedMessage id="kids.homeworkDue" values={{ count: kid.homework_due }} />
        </Fact>
      </dl>
      <Passcode kid={kid} />
      <div className={styles.actions}>
        <Button icon={<ArrowSwapRegular />} className={styles.action} onClick={onAssign}>
          <FormattedMessage id="kids.assign" />
        </Button>
        <Button icon={<EditRegular />} className={styles.action} onClick={onEdit}>
          <FormattedMessage id="kids.edit" />
        </Button>
        <Button icon={<DeleteRegular />} appearance="subtle" className={styles.action} onClick={onRemove}>
          <FormattedMessage id="kids.remove" />
        </Button>
      </div>
    </article>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.fact}>
      <dt className={styles.quiet}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    boxSizing: 'border-box',
    height: '100%',
    padding: '24px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'center', gap: '16px', minWidth: 0 },
  texts: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  facts: { display: 'grid', gap: '12px', margin: 0 },
  fact: { display: 'flex', flexDirection: 'column', gap: '2px' },
  value: { margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 'auto' },
  action: { flexGrow: 1, minHeight: '44px' },
})
