import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Kid } from '#sdk'
import { formatError } from '#web/api/formatError.ts'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { useQuery } from '#web/api/query.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { EditKidDialog } from './EditKidDialog.tsx'
import { KidCard } from './KidCard.tsx'
import { RemoveKid } from './RemoveKid.tsx'

interface OpenDialog {
  what: 'edit' | 'assign' | 'remove'
  kid: Kid
  isOpen: boolean
}

/**
 * A parent's kids with their passcodes.
 * @see specification section 6
 */
export function SubAccounts() {
  const styles = useStyles()
  const intl = useIntl()
  const { dialogs } = useStores()
  const { data, error, isValidating, mutate } = useQuery(kidsQuery)
  const [opened, setOpened] = useState<OpenDialog>()
  const close = () => setOpened((last) => last && { ...last, isOpen: false })
  const kids = data?.data
  const add = (
    <Button
      appearance="primary"
      size="large"
      icon={<AddRegular />}
      onClick={() => openLogin(dialogs, { tab: 'register', isKidOnly: true })}
    >
      <FormattedMessage id="kids.add" />
    </Button>
  )
  return (
    <Page
      title={<FormattedMessage id="kids.title" />}
      lead={<FormattedMessage id="kids.lead" />}
      actions={kids && kids.length > 0 ? add : undefined}
    >
      {!kids && error && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!kids && !error && (
        <div aria-busy="true" className={styles.list}>
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {kids?.length === 0 && (
        <Notice
          seed="kids"
          title={intl.formatMessage({ id: 'kids.none' })}
          text={<FormattedMessage id="kids.none.text" />}
        >
          {add}
        </Notice>
      )}
      {kids && kids.length > 0 && (
        <ul className={styles.list}>
          {kids.map((kid) => (
            <li key={kid.id}>
              <KidCard
                kid={kid}
                onEdit={() => setOpened({ what: 'edit', kid, isOpen: true })}
                onAssign={() => setOpened({ what: 'assign', kid, isOpen: true })}
                onRemove={() => setOpened({ what: 'remove', kid, isOpen: true })}
              />
            </li>
          ))}
        </ul>
      )}
      {opened?.what === 'edit' && (
        <EditKidDialog
          key={opened.kid.id}
          kid={kids?.find(({ id }) => id === opened.kid.id) ?? opened.kid}
          isOpen={opened.isOpen}
          onClose={close}
          onSaved={mutate}
        />
      )}
      {opened?.what === 'assign' && (
        <AssignDialog
          key={opened.kid.id}
          kid={opened.kid}
          isOpen={opened.isOpen}
          onClose={close}
          onSaved={() => void mutate()}
        />
      )}
      {opened?.what === 'remove' && opened.isOpen && (
        <RemoveKid kid={opened.kid} onClose={close} onRemoved={() => void mutate()} />
      )}
    </Page>
  )
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '24px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  skeleton: { height: '340px' },
})
