import { Button, makeStyles } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { toTutor } from '#web/paths.ts'
import { formatError } from '#web/api/formatError.ts'
import { BookLinks } from '#web/domain/tutor/BookLinks.tsx'
import { FavouriteButton } from '#web/domain/tutor/FavouriteButton.tsx'
import { TutorProfileView } from '#web/domain/tutor/TutorProfileView.tsx'
import { tutorQuery } from '#web/domain/tutor/queries.ts'
import { useDetailName } from '#web/domain/useDetailName.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

interface ProfileDrawerProps {
  id: number
  onClose: () => void
}

/** A tutor's profile over the list; its URL can be shared. */
export function ProfileDrawer({ id, onClose }: ProfileDrawerProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(tutorQuery(id))
  const isUnknown = !data && error?.status === 404
  useDetailName(data && formatFullName(data.data))
  const label = data ? formatFullName(data.data) : intl.formatMessage({ id: 'tutors.profile' })
  return (
    <Panel
      isWide
      label={label}
      top={
        // The profile's own heading follows
        data ? (
          <span className={styles.tools}>
            <FavouriteButton id={id} name={label} />
            <CopyButton text={() => new URL(toTutor(id), location.origin).href} />
          </span>
        ) : (
          <bdi>{label}</bdi>
        )
      }
      {...(data ? { bottom: <BookLinks tutor={data.data} /> } : {})}
      onClose={onClose}
    >
      {data && <TutorProfileView tutor={data.data} />}
      {isUnknown && (
        <Notice seed="no-tutor" title={intl.formatMessage({ id: 'tutors.unknown' })}>
          <Button appearance="primary" onClick={onClose}>
            <FormattedMessage id="tutors.everybody" />
          </Button>
        </Notice>
      )}
      {!data && error && !isUnknown && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton />}
    </Panel>
  )
}

// The heart stands over the portrait below it
const useStyles = makeStyles({
  tools: { display: 'flex', gap: '8px', marginInlineStart: '-12px' },
})
