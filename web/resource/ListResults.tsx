import { Button } from '@fluentui/react-components'
import type { ApiError } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError, formatOwnError } from '#web/api/formatError.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { toMessageId } from './toMessageId.ts'

interface ListResultsProps {
  name: string
  /** Replaces `<name>.empty` */
  empty?: string
  /** Replaces `<name>.failed` */
  failed?: MessageId | undefined
  /** Link shown when the list is empty */
  emptyAction?: { to: string; label: MessageId } | undefined
  /** Creates a record; offered in the empty list too */
  onCreate?: (() => void) | undefined
  response: {
    data: { data: readonly unknown[] } | undefined
    error: ApiError | undefined
    isValidating: boolean
    mutate: () => Promise<unknown>
  }
  size: number
  /** Columns of its table, for the list that is loading */
  columns: number
  /** A search or filter is active, so an empty list means no match */
  isNarrowed: boolean
  onClear: () => void
  children: ReactNode
}

/** The body of a list: skeleton, error with a retry, empty, no match, or its rows. */
export function ListResults(props: ListResultsProps) {
  const { name, empty, failed, emptyAction, onCreate, response, isNarrowed, onClear, children } = props
  const intl = useIntl()
  const { data, error, isValidating, mutate } = response
  // A hint on what to do next, for lists that have one
  const nextText = toMessageId(`${name}.empty.text`)
  // While another search loads, the data are the last one's, which may have found nothing
  if (error && !data?.data.length) {
    const own = failed ?? toMessageId(`${name}.failed`)
    const text =
      own in intl.messages
        ? formatOwnError(error, intl, intl.formatMessage({ id: own }))
        : formatError(error, intl)
    return <Failure text={text} isBusy={isValidating} onRetry={() => void mutate()} />
  }
  if (!data) return <ListSkeleton rows={props.size} columns={props.columns} />
  if (data.data.length === 0 && isNarrowed)
    return (
      <Notice seed={`${name}-none`} title={intl.formatMessage({ id: 'resource.noMatch' })} role="status">
        <Button appearance="primary" onClick={onClear}>
          <FormattedMessage id="resource.clear" />
        </Button>
      </Notice>
    )
  if (data.data.length === 0)
    return (
      <Notice
        seed={name}
        title={empty ?? intl.formatMessage({ id: toMessageId(`${name}.empty`) })}
        text={nextText in intl.messages && <FormattedMessage id={nextText} />}
        role="status"
      >
        {onCreate && (
          <Button appearance="primary" onClick={onCreate}>
            <FormattedMessage id={toMessageId(`${name}.create`)} />
          </Button>
        )}
        {emptyAction && (
          <ButtonLink to={emptyAction.to} appearance="primary">
            <FormattedMessage id={emptyAction.label} />
          </ButtonLink>
        )}
      </Notice>
    )
  return (
    <>
      {error && <StaleNotice error={error} isBusy={isValidating} onRetry={() => void mutate()} />}
      {children}
    </>
  )
}
